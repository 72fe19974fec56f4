#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

// Turns all squares of the island to which this square of land belongs into water.
void flood(std::vector<std::string>& rows, int startY, int startX) {
    const int height = static_cast<int>(rows.size());
    const int width = static_cast<int>(rows[0].size());
    std::queue<std::pair<int, int>> waiting;
    rows[startY][startX] = '.';
    waiting.push({startY, startX});
    while (!waiting.empty()) {
        const auto [y, x] = waiting.front();
        waiting.pop();
        const std::pair<int, int> neighbours[] = {{y - 1, x}, {y + 1, x}, {y, x - 1}, {y, x + 1}};
        for (const auto [toY, toX] : neighbours) {
            if (toY < 0 || toY >= height || toX < 0 || toX >= width || rows[toY][toX] != '#') continue;
            rows[toY][toX] = '.';
            waiting.push({toY, toX});
        }
    }
}

int countIslands(std::vector<std::string> rows) {
    int islands = 0;
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] != '#') continue;
            ++islands;
            flood(rows, static_cast<int>(y), static_cast<int>(x));
        }
    }
    return islands;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int height, width;
    std::cin >> height >> width;
    std::vector<std::string> rows(height);
    for (std::string& row : rows) std::cin >> row;
    std::cout << countIslands(rows) << '\n';
}
