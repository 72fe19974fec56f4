// Wrong: counts the last round as well, in which nothing begins to burn any more.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    int h, w;
    std::cin >> h >> w;
    std::vector<std::string> rows(h + 2, std::string(w + 2, '.'));
    std::vector<std::pair<int, int>> burning;
    int trees = 0;
    for (int y = 1; y <= h; ++y) {
        std::string row;
        std::cin >> row;
        for (int x = 1; x <= w; ++x) {
            rows[y][x] = row[x - 1];
            if (rows[y][x] == '*') burning.emplace_back(y, x);
            trees += rows[y][x] == 'T';
        }
    }
    int minutes = 0;
    while (!burning.empty()) {
        std::vector<std::pair<int, int>> caught;
        for (const auto& [y, x] : burning) {
            for (const auto& [nextY, nextX] : {std::pair{y - 1, x}, {y + 1, x}, {y, x - 1}, {y, x + 1}}) {
                if (rows[nextY][nextX] != 'T') continue;
                rows[nextY][nextX] = '*';
                caught.emplace_back(nextY, nextX);
                --trees;
            }
        }
        burning = caught;
        ++minutes;
    }
    if (trees > 0) std::cout << "never\n";
    else std::cout << minutes << '\n';
}
