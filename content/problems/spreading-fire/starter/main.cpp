#include <iostream>
#include <optional>
#include <string>
#include <vector>

// Returns after how many minutes all trees are burning, or nothing if some tree never burns.
std::optional<int> minutesUntilAllBurn(std::vector<std::string> rows) {
    // Write your solution here.
    (void)rows;
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int h, w;
    std::cin >> h >> w;
    std::vector<std::string> rows(h);
    for (std::string& row : rows) std::cin >> row;

    const auto minutes = minutesUntilAllBurn(rows);
    if (minutes) std::cout << *minutes << '\n';
    else std::cout << "never\n";
}
