// Wrong: computes the levels in the order of the numbers, although a caller may have a larger number.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> depth(n + 1);
    std::vector<std::vector<int>> called(n + 1), levels(n + 2);
    for (int i = 1; i <= n; ++i) {
        int caller;
        std::cin >> caller;
        depth[i] = depth[caller] + 1;
        called[caller].push_back(i);
    }
    std::vector<int> order = called[0];
    for (std::size_t at = 0; at < order.size(); ++at) {
        levels[depth[order[at]]].push_back(order[at]);
        for (const int other : called[order[at]]) order.push_back(other);
    }
    for (const auto& level : levels) {
        if (level.empty()) continue;
        std::cout << level.size();
        for (const int person : level) std::cout << ' ' << person;
        std::cout << '\n';
    }
}
