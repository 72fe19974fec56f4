// Right but too slow: finds the distances from the start anew for each question.
#include <array>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, q;
    std::cin >> n >> m >> q;
    std::vector<std::array<long long, 3>> roads(m);
    for (auto& [a, b, c] : roads) std::cin >> a >> b >> c;
    constexpr long long none = 1'000'000'000'000'000'000;
    for (int i = 0; i < q; ++i) {
        int s, t;
        std::cin >> s >> t;
        std::vector<long long> distance(n + 1, none);
        distance[s] = 0;
        bool changed = true;
        while (changed) {
            changed = false;
            for (const auto& [a, b, c] : roads) {
                if (distance[a] + c >= distance[b]) continue;
                distance[b] = distance[a] + c;
                changed = true;
            }
        }
        std::cout << (distance[t] == none ? -1 : distance[t]) << '\n';
    }
}
