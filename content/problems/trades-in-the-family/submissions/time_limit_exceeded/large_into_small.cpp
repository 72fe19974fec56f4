// Right but too slow: goes on with the smallest table of the children and moves the large ones into it.
#include <iostream>
#include <unordered_map>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, least;
    std::cin >> n >> least;
    std::vector<int> trades(n + 1), rooted(n + 1), order{1};
    std::vector<std::vector<int>> children(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> trades[i];
    for (int i = 2; i <= n; ++i) {
        int parent;
        std::cin >> parent;
        children[parent].push_back(i);
    }
    for (int i = 0; i < n; ++i) order.insert(order.end(), children[order[i]].begin(), children[order[i]].end());
    std::vector<std::unordered_map<int, int>> tables(n + 1);
    for (int i = n; i-- > 0;) {
        const int person = order[i];
        auto& table = tables[person];
        int& count = rooted[person];
        const auto add = [&](int trade, int people) {
            int& now = table[trade];
            if (now < least && now + people >= least) ++count;
            now += people;
        };
        int heir = 0;
        for (int child : children[person]) {
            if (heir == 0 || tables[child].size() < tables[heir].size()) heir = child;
        }
        if (heir != 0) {
            table = std::move(tables[heir]);
            count = rooted[heir];
        }
        for (int child : children[person]) {
            if (child == heir) continue;
            for (const auto& [trade, people] : tables[child]) add(trade, people);
            tables[child] = {};
        }
        add(trades[person], 1);
    }
    for (int i = 1; i <= n; ++i) std::cout << rooted[i] << ' ';
    std::cout << '\n';
}
