// Right but too slow: for each cell of rock it runs a whole search in which only this cell can be blasted.
#include <iostream>
#include <string>
#include <vector>

int width;
std::string ground;

// Fewest moves if only the given cell of rock may be entered, and only with a stick; -1 if there is no way.
int fewestMoves(std::size_t start, std::size_t soft) {
    std::vector<std::vector<bool>> seen(2, std::vector<bool>(ground.size()));
    std::vector<std::pair<std::size_t, bool>> frontier{{start, false}}, reached;
    for (int moves = 1; !frontier.empty(); ++moves) {
        reached.clear();
        for (auto [cell, stick] : frontier) {
            for (std::size_t target : {cell - width, cell - 1, cell + 1, cell + width}) {
                char terrain = ground[target];
                if (terrain == 'E') return moves;
                if (terrain == 'X' || (terrain == '#' && !(stick && target == soft))) continue;
                bool now = stick || terrain == 'd';
                if (seen[now][target]) continue;
                seen[now][target] = true;
                reached.emplace_back(target, now);
            }
        }
        frontier.swap(reached);
    }
    return -1;
}

int main() {
    int rows, columns;
    std::cin >> rows >> columns;
    width = columns + 1;
    ground = std::string(width, 'X');
    for (int row = 0; row < rows; ++row) {
        std::string line;
        std::cin >> line;
        ground += line + 'X';
    }
    ground += std::string(width, 'X');
    auto start = ground.find('S');
    int best = fewestMoves(start, start);
    for (std::size_t rock = ground.find('#'); rock != ground.npos; rock = ground.find('#', rock + 1)) {
        int moves = fewestMoves(start, rock);
        if (moves >= 0 && (best < 0 || moves < best)) best = moves;
    }
    std::cout << (best < 0 ? "trapped" : std::to_string(best)) << '\n';
}
