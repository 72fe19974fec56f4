// Wrong: takes a large number for "not reached", which a reward from a town that is not reached makes smaller.
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::array<long long, 3>> roads(m);
    for (auto& [from, to, cost] : roads) std::cin >> from >> to >> cost;
    constexpr long long unknown = 1'000'000'000'000'000'000;
    std::vector<long long> costs(n + 1, unknown);
    costs[1] = 0;
    for (int round = 1; round < n; ++round) {
        for (const auto& [from, to, cost] : roads) costs[to] = std::min(costs[to], costs[from] + cost);
    }
    std::vector<bool> unlimited(n + 1);
    for (int round = 1; round <= n; ++round) {
        for (const auto& [from, to, cost] : roads) {
            if (unlimited[from] || costs[from] + cost < costs[to]) unlimited[to] = true;
        }
    }
    if (unlimited[n]) std::cout << "unlimited\n";
    else if (costs[n] == unknown) std::cout << "impossible\n";
    else std::cout << costs[n] << '\n';
}
