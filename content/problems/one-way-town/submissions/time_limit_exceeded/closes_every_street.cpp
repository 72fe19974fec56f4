// Right but too slow: closes one street after the other and looks whether the town stays in one piece.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

std::vector<std::vector<std::pair<int, int>>> ways;

// For each crossing the marked streets on the way from the start, or -1 if the closed street cuts it off.
std::vector<int> passedFrom(int start, int closed, const std::vector<bool>& isMarked) {
    std::vector<int> passed(ways.size(), -1), reached{start};
    passed[start] = 0;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const auto& [other, street] : ways[reached[i]]) {
            if (street == closed || passed[other] >= 0) continue;
            passed[other] = passed[reached[i]] + isMarked[street];
            reached.push_back(other);
        }
    }
    return passed;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    ways.resize(n);
    for (int street = 0; street < m; ++street) {
        int u, v;
        std::cin >> u >> v;
        ways[u - 1].emplace_back(v - 1, street);
        ways[v - 1].emplace_back(u - 1, street);
    }
    std::vector<bool> isBridge(m), none(m);
    for (int street = 0; street < m; ++street) isBridge[street] = std::ranges::min(passedFrom(0, street, none)) < 0;
    const auto bridges = std::ranges::count(isBridge, true);
    const std::vector<int> first = passedFrom(0, -1, isBridge);
    const int end = static_cast<int>(std::ranges::max_element(first) - first.begin());
    std::cout << bridges << ' ' << bridges - std::ranges::max(passedFrom(end, -1, isBridge)) << '\n';
}
