#include <iostream>
#include <utility>
#include <vector>

// The smallest numbers of two-way streets, without and with the new street.
// A street is a pair of crossings from 0 to count - 1.
std::pair<int, int> twoWayStreets(int count, const std::vector<std::pair<int, int>>& streets) {
    // Write your solution here.
    (void)count;
    (void)streets;
    return {0, 0};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> streets(m);
    for (auto& [u, v] : streets) {
        std::cin >> u >> v;
        --u;
        --v;
    }
    const auto [without, with] = twoWayStreets(n, streets);
    std::cout << without << ' ' << with << '\n';
}
