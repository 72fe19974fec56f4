#include <array>
#include <iostream>
#include <optional>
#include <queue>
#include <string>
#include <vector>

// What you have, besides the cell you stand on.
enum Having { NoStick, Carrying, MatchUsed };

struct State {
    int row, column;
    Having having;
};

std::optional<int> fewestMoves(const std::vector<std::string>& cave) {
    const int rows = static_cast<int>(cave.size()), columns = static_cast<int>(cave[0].size());
    // Moves needed to reach each pair of cell and situation; -1 means not reached yet.
    std::vector moves(rows, std::vector(columns, std::array{-1, -1, -1}));
    std::queue<State> waiting;

    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (cave[row][column] != 'S') continue;
            moves[row][column][NoStick] = 0;
            waiting.push({row, column, NoStick});
        }
    }
    constexpr int down[] = {1, -1, 0, 0}, right[] = {0, 0, 1, -1};
    while (!waiting.empty()) {
        const auto [row, column, having] = waiting.front();
        waiting.pop();
        const int soFar = moves[row][column][having];
        if (cave[row][column] == 'E') return soFar;
        for (int way = 0; way < 4; ++way) {
            const int nextRow = row + down[way], nextColumn = column + right[way];
            if (nextRow < 0 || nextRow >= rows || nextColumn < 0 || nextColumn >= columns) continue;
            const char terrain = cave[nextRow][nextColumn];
            if (terrain == '#' && having != Carrying) continue;
            Having now = having;
            if (terrain == '#') now = MatchUsed;
            if (terrain == 'd' && having == NoStick) now = Carrying;
            int& known = moves[nextRow][nextColumn][now];
            if (known >= 0) continue;
            known = soFar + 1;
            waiting.push({nextRow, nextColumn, now});
        }
    }
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows, columns;
    std::cin >> rows >> columns;
    std::vector<std::string> cave(rows);
    for (auto& row : cave) std::cin >> row;

    if (auto moves = fewestMoves(cave)) {
        std::cout << *moves << '\n';
    } else {
        std::cout << "trapped\n";
    }
}
