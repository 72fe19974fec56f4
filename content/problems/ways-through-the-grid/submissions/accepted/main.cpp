#include <iostream>
#include <string>
#include <vector>

constexpr int MODULUS = 1'000'000'007;

// The number of ways, modulo MODULUS, from the first square to the last.
int countWays(const std::vector<std::string>& garden) {
    const std::size_t rows = garden.size(), columns = garden[0].size();
    std::vector<std::vector<int>> ways(rows, std::vector<int>(columns));
    for (std::size_t i = 0; i < rows; ++i) {
        for (std::size_t j = 0; j < columns; ++j) {
            if (garden[i][j] == '#') continue;  // no way leads here
            if (i == 0 && j == 0) {
                ways[i][j] = 1;
                continue;
            }
            const int above = i > 0 ? ways[i - 1][j] : 0;
            const int left = j > 0 ? ways[i][j - 1] : 0;
            ways[i][j] = (above + left) % MODULUS;  // the sum of two remainders fits into 32 bits
        }
    }
    return ways[rows - 1][columns - 1];
}

int main() {
    int r, c;
    std::cin >> r >> c;
    std::vector<std::string> garden(r);
    for (std::string& row : garden) std::cin >> row;

    std::cout << countWays(garden) << '\n';
}
