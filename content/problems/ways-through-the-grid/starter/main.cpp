#include <iostream>
#include <string>
#include <vector>

// The number of ways, modulo 1,000,000,007, from the first square to the last.
int countWays(const std::vector<std::string>& garden) {
    // Write your solution here.
    (void)garden;
    return 0;
}

int main() {
    int r, c;
    std::cin >> r >> c;
    std::vector<std::string> garden(r);
    for (std::string& row : garden) std::cin >> row;

    std::cout << countWays(garden) << '\n';
}
