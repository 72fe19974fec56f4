// Right but too slow: walks every way, square by square.
#include <iostream>
#include <string>
#include <vector>

std::vector<std::string> garden;

long long countWaysFrom(std::size_t i, std::size_t j) {
    if (i == garden.size() || j == garden[i].size() || garden[i][j] == '#') return 0;
    if (i == garden.size() - 1 && j == garden[i].size() - 1) return 1;
    return (countWaysFrom(i + 1, j) + countWaysFrom(i, j + 1)) % 1'000'000'007;
}

int main() {
    int r, c;
    std::cin >> r >> c;
    garden.resize(r);
    for (std::string& row : garden) std::cin >> row;

    std::cout << countWaysFrom(0, 0) << '\n';
}
