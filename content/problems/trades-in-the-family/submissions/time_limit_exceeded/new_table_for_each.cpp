// Right but too slow: makes a new table for each person and copies all tables of the children into it.
#include <iostream>
#include <map>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<int> trades(n + 1), order{1}, rooted(n + 1);
    std::vector<std::vector<int>> children(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> trades[i];
    for (int i = 2; i <= n; ++i) {
        int parent;
        std::cin >> parent;
        children[parent].push_back(i);
    }
    for (int i = 0; i < n; ++i) {
        for (int child : children[order[i]]) order.push_back(child);
    }
    std::vector<std::map<int, int>> tables(n + 1);
    for (int i = n - 1; i >= 0; --i) {
        const int person = order[i];
        auto& table = tables[person];
        table[trades[person]] = 1;
        for (int child : children[person]) {
            for (const auto& [trade, people] : tables[child]) table[trade] += people;
            tables[child] = {};
        }
        for (const auto& [trade, people] : table) rooted[person] += people >= k;
    }
    for (int i = 1; i <= n; ++i) std::cout << rooted[i] << ' ';
    std::cout << '\n';
}
