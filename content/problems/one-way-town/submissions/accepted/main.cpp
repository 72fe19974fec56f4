#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

struct Way {
    int other, street;
};

struct Town {
    std::vector<std::vector<Way>> ways;
    std::vector<bool> isBridge;

    // Marks the streets that alone join two parts of the town.
    void findBridges() {
        const std::size_t count = ways.size();
        // Earliest: the earliest crossing that can be reached from below by one street which is not part of the tree.
        std::vector<int> entered(count), earliest(count), cameBy(count, -1);
        std::vector<std::size_t> tried(count);
        std::vector<int> path{0};
        int clock = 1;
        entered[0] = earliest[0] = clock;
        while (!path.empty()) {
            const int here = path.back();
            if (tried[here] < ways[here].size()) {
                const auto [other, street] = ways[here][tried[here]++];
                if (street == cameBy[here]) continue;
                if (entered[other] > 0) {
                    earliest[here] = std::min(earliest[here], entered[other]);
                } else {
                    entered[other] = earliest[other] = ++clock;
                    cameBy[other] = street;
                    path.push_back(other);
                }
                continue;
            }
            path.pop_back();
            if (path.empty()) break;
            earliest[path.back()] = std::min(earliest[path.back()], earliest[here]);
            if (earliest[here] == entered[here]) isBridge[cameBy[here]] = true;
        }
    }

    // The most bridges on a way from the start, and a crossing at which it ends.
    std::pair<int, int> farthest(int start) const {
        std::vector<int> passed(ways.size(), -1), reached{start};
        passed[start] = 0;
        std::pair<int, int> best{0, start};
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const int here = reached[i];
            best = std::max(best, {passed[here], here});
            for (const auto& [other, street] : ways[here]) {
                if (passed[other] >= 0) continue;
                passed[other] = passed[here] + isBridge[street];
                reached.push_back(other);
            }
        }
        return best;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    Town town{std::vector<std::vector<Way>>(n), std::vector<bool>(m)};
    for (int street = 0; street < m; ++street) {
        int u, v;
        std::cin >> u >> v;
        town.ways[u - 1].push_back({v - 1, street});
        town.ways[v - 1].push_back({u - 1, street});
    }
    town.findBridges();
    const auto bridges = std::ranges::count(town.isBridge, true);
    const int end = town.farthest(0).second;
    std::cout << bridges << ' ' << bridges - town.farthest(end).first << '\n';
}
