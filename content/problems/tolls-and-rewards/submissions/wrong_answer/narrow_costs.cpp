// Wrong: keeps the costs in 32 bits.
#include <array>
#include <climits>
#include <iostream>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::array<int, 3>> roads(m);
    for (auto& [from, to, cost] : roads) std::cin >> from >> to >> cost;
    std::vector<int> costs(n + 1, INT_MAX);
    std::vector<bool> unlimited(n + 1);
    costs[1] = 0;
    for (int round = 1; round <= 2 * n; ++round) {
        for (const auto& [from, to, cost] : roads) {
            if (costs[from] == INT_MAX) continue;
            const int reached = static_cast<int>(static_cast<unsigned>(costs[from]) + static_cast<unsigned>(cost));
            if (unlimited[from] || (round >= n && reached < costs[to])) unlimited[to] = true;
            if (round < n && reached < costs[to]) costs[to] = reached;
        }
    }
    if (unlimited[n]) std::cout << "unlimited\n";
    else if (costs[n] == INT_MAX) std::cout << "impossible\n";
    else std::cout << costs[n] << '\n';
}
