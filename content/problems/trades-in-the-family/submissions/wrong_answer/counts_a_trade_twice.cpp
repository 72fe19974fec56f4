// Wrong: adds up the rooted trades of the children, so a trade that is rooted in two of their branches counts twice.
#include <iostream>
#include <unordered_map>
#include <utility>
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
    std::vector<std::unordered_map<int, int>> tables(n + 1);
    for (int i = n - 1; i >= 0; --i) {
        const int person = order[i];
        auto& table = tables[person];
        for (int child : children[person]) {
            rooted[person] += rooted[child];
            if (tables[child].size() > table.size()) std::swap(table, tables[child]);
            for (const auto& [trade, people] : tables[child]) {
                int& count = table[trade];
                if (count < k && people < k && count + people >= k) ++rooted[person];
                count += people;
            }
            tables[child].clear();
        }
        if (++table[trades[person]] == k) ++rooted[person];
    }
    for (int i = 1; i <= n; ++i) std::cout << rooted[i] << ' ';
    std::cout << '\n';
}
