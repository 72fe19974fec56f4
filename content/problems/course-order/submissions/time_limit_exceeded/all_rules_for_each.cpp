// Right but too slow: goes through all rules for each course that might be next.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> rules(m);
    for (auto& [first, then] : rules) std::cin >> first >> then;
    std::vector<bool> taken(n + 1);
    std::vector<int> order;
    const auto isReady = [&](int course) {
        return std::none_of(rules.begin(), rules.end(), [&](const auto& rule) { return rule.second == course && !taken[rule.first]; });
    };
    while (static_cast<int>(order.size()) < n) {
        int next = 1;
        while (next <= n && (taken[next] || !isReady(next))) ++next;
        if (next > n) {
            std::cout << "impossible\n";
            return 0;
        }
        taken[next] = true;
        order.push_back(next);
    }
    for (const int course : order) std::cout << course << ' ';
    std::cout << '\n';
}
