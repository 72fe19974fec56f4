// Right but too slow: looks for the longest way from every crossing.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<std::pair<int, int>>> ways(n);
    for (int street = 0; street < m; ++street) {
        int u, v;
        std::cin >> u >> v;
        ways[u - 1].emplace_back(v - 1, street);
        ways[v - 1].emplace_back(u - 1, street);
    }
    std::vector<int> entered(n), earliest(n), cameBy(n, -1), next(n), path{0}, bridge(m);
    int clock = 1, bridges = 0;
    entered[0] = earliest[0] = 1;
    while (!path.empty()) {
        const int here = path.back();
        if (next[here] < static_cast<int>(ways[here].size())) {
            const auto [other, street] = ways[here][next[here]++];
            if (!entered[other]) {
                entered[other] = earliest[other] = ++clock;
                cameBy[other] = street;
                path.push_back(other);
            } else if (street != cameBy[here]) {
                earliest[here] = std::min(earliest[here], entered[other]);
            }
            continue;
        }
        path.pop_back();
        if (path.empty()) break;
        earliest[path.back()] = std::min(earliest[path.back()], earliest[here]);
        if (earliest[here] == entered[here]) bridge[cameBy[here]] = 1, ++bridges;
    }
    int saved = 0;
    for (int start = 0; start < n; ++start) {
        std::vector<int> passed(n, -1), reached{start};
        passed[start] = 0;
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const auto& [other, street] : ways[reached[i]]) {
                if (passed[other] >= 0) continue;
                passed[other] = passed[reached[i]] + bridge[street];
                saved = std::max(saved, passed[other]);
                reached.push_back(other);
            }
        }
    }
    std::cout << bridges << ' ' << bridges - saved << '\n';
}
