#include <iostream>
#include <optional>
#include <utility>
#include <vector>

// The number of the day, or nothing if the cooks can be divided to the end. There is one quarrel a day; cooks are counted from 1.
std::optional<int> firstHopelessDay(int cooks, const std::vector<std::pair<int, int>>& quarrels) {
    // Write your solution here.
    (void)cooks;
    (void)quarrels;
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> quarrels(m);
    for (auto& [a, b] : quarrels) std::cin >> a >> b;

    if (const auto day = firstHopelessDay(n, quarrels)) {
        std::cout << *day << '\n';
    } else {
        std::cout << "peace\n";
    }
}
