// Too slow: drives on as long as some town gets cheaper, and takes a cost below any route without a circle for unlimited.
#include <array>
#include <iostream>
#include <limits>
#include <queue>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<std::array<long long, 2>>> roads(n + 1);
    for (int i = 0; i < m; ++i) {
        long long from, to, cost;
        std::cin >> from >> to >> cost;
        roads[from].push_back({to, cost});
    }
    constexpr long long unknown = std::numeric_limits<long long>::max();
    std::vector<long long> costs(n + 1, unknown);
    costs[1] = 0;
    std::queue<int> changed({1});
    while (!changed.empty()) {
        const int town = changed.front();
        changed.pop();
        for (const auto& [to, cost] : roads[town]) {
            if (costs[town] + cost >= costs[to]) continue;
            costs[to] = costs[town] + cost;
            if (costs[n] < -500'000'000'000) {
                std::cout << "unlimited\n";
                return 0;
            }
            changed.push(static_cast<int>(to));
        }
    }
    if (costs[n] == unknown) std::cout << "impossible\n";
    else std::cout << costs[n] << '\n';
}
