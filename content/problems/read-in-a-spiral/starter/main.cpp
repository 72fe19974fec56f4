#include <iostream>
#include <vector>

using Grid = std::vector<std::vector<int>>;

// Returns the numbers of the grid in the order of the spiral.
std::vector<int> readSpiral(const Grid& grid) {
    // Write your solution here.
    (void)grid;
    return {};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int h, w;
    std::cin >> h >> w;
    Grid grid(h, std::vector<int>(w));
    for (auto& row : grid) {
        for (int& number : row) std::cin >> number;
    }

    for (const int number : readSpiral(grid)) std::cout << number << ' ';
    std::cout << '\n';
}
