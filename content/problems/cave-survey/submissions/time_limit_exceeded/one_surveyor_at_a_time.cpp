// Right but too slow: for each further surveyor walks through the whole cave to find the way with most new metres.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> parent(n + 1), order{1}, asked(q);
    std::vector<long long> length(n + 1);
    std::vector<std::vector<int>> behind(n + 1);
    for (int i = 2; i <= n; ++i) {
        std::cin >> parent[i] >> length[i];
        behind[parent[i]].push_back(i);
    }
    for (int& size : asked) std::cin >> size;
    for (int i = 0; i < n; ++i) order.insert(order.end(), behind[order[i]].begin(), behind[order[i]].end());
    std::vector<long long> totals{0}, metres(n + 1);
    for (int size = 1; size <= n; ++size) {
        int end = 1;
        for (int chamber : order) {
            if (chamber != 1) metres[chamber] = metres[parent[chamber]] + length[chamber];
            if (metres[chamber] > metres[end]) end = chamber;
        }
        if (metres[end] == 0) break;
        totals.push_back(totals.back() + metres[end]);
        for (int chamber = end; chamber != 1; chamber = parent[chamber]) length[chamber] = 0;
    }
    for (int size : asked) std::cout << totals[std::min<std::size_t>(size, totals.size() - 1)] << ' ';
    std::cout << '\n';
}
