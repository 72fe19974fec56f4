// Wrong: walks to all eight squares around, so islands that touch at a corner become one.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    int height, width;
    std::cin >> height >> width;
    std::vector<std::string> rows(height);
    for (std::string& row : rows) std::cin >> row;
    int islands = 0;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (rows[y][x] != '#') continue;
            ++islands;
            std::vector<std::pair<int, int>> waiting{{y, x}};
            while (!waiting.empty()) {
                const auto [atY, atX] = waiting.back();
                waiting.pop_back();
                for (int toY = atY - 1; toY <= atY + 1; ++toY) {
                    for (int toX = atX - 1; toX <= atX + 1; ++toX) {
                        if (toY < 0 || toY >= height || toX < 0 || toX >= width || rows[toY][toX] != '#') continue;
                        rows[toY][toX] = '.';
                        waiting.emplace_back(toY, toX);
                    }
                }
            }
        }
    }
    std::cout << islands << '\n';
}
