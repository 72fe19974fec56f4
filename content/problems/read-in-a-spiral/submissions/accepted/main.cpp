#include <iostream>
#include <vector>

using Grid = std::vector<std::vector<int>>;

std::vector<int> readSpiral(const Grid& grid) {
    // The part that is not read yet lies between these borders, each included.
    int top = 0, bottom = static_cast<int>(grid.size()) - 1;
    int left = 0, right = static_cast<int>(grid[0].size()) - 1;
    std::vector<int> numbers;
    while (top <= bottom && left <= right) {
        for (int column = left; column <= right; ++column) numbers.push_back(grid[top][column]);
        ++top;
        for (int row = top; row <= bottom; ++row) numbers.push_back(grid[row][right]);
        --right;
        if (top <= bottom) {
            for (int column = right; column >= left; --column) numbers.push_back(grid[bottom][column]);
            --bottom;
        }
        if (left <= right) {
            for (int row = bottom; row >= top; --row) numbers.push_back(grid[row][left]);
            ++left;
        }
    }
    return numbers;
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
