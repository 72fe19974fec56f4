// Wrong: reads as many whole rings as half of the smaller side, so the middle of an odd grid is missing.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int h, w;
    std::cin >> h >> w;
    std::vector<std::vector<int>> grid(h, std::vector<int>(w));
    for (auto& row : grid) {
        for (int& number : row) std::cin >> number;
    }
    for (int ring = 0; ring < std::min(h, w) / 2; ++ring) {
        const int bottom = h - 1 - ring, right = w - 1 - ring;
        for (int c = ring; c < right; ++c) std::cout << grid[ring][c] << ' ';
        for (int r = ring; r < bottom; ++r) std::cout << grid[r][right] << ' ';
        for (int c = right; c > ring; --c) std::cout << grid[bottom][c] << ' ';
        for (int r = bottom; r > ring; --r) std::cout << grid[r][ring] << ' ';
    }
    std::cout << '\n';
}
