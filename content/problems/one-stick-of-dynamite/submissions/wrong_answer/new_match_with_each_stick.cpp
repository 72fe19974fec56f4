// Wrong: takes another stick after the blast and blasts again, although the only match is burnt.
#include <array>
#include <iostream>
#include <queue>
#include <string>
#include <vector>

int main() {
    int rows, columns;
    std::cin >> rows >> columns;
    std::vector<std::string> cave(rows);
    for (std::string& row : cave) std::cin >> row;
    std::vector<std::array<int, 2>> moves(rows * columns, {-1, -1});
    std::queue<std::array<int, 3>> reached;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (cave[row][column] != 'S') continue;
            moves[row * columns + column][0] = 0;
            reached.push({row, column, 0});
        }
    }
    const int step[] = {0, 1, 0, -1, 0};
    for (; !reached.empty(); reached.pop()) {
        const auto [row, column, stick] = reached.front();
        const int now = moves[row * columns + column][stick];
        if (cave[row][column] == 'E') {
            std::cout << now << '\n';
            return 0;
        }
        for (int side = 0; side < 4; ++side) {
            const int y = row + step[side], x = column + step[side + 1];
            if (y < 0 || x < 0 || y >= rows || x >= columns) continue;
            if (cave[y][x] == '#' && stick == 0) continue;
            const int then = cave[y][x] == '#' ? 0 : cave[y][x] == 'd' ? 1 : stick;
            if (moves[y * columns + x][then] >= 0) continue;
            moves[y * columns + x][then] = now + 1;
            reached.push({y, x, then});
        }
    }
    std::cout << "trapped\n";
}
