// Right but too slow: looks for the next dinner among all starters, without a heap.
#include <algorithm>
#include <iostream>
#include <set>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, k, r;
    std::cin >> n >> m >> k >> r;
    std::vector<long long> starters(n);
    std::vector<std::pair<long long, int>> mains(m + 1, {4'000'000'000, 0});
    for (long long& price : starters) std::cin >> price;
    for (int j = 0; j < m; ++j) {
        std::cin >> mains[j].first;
        mains[j].second = j + 1;
    }
    std::set<std::pair<int, int>> refused;
    while (r-- > 0) {
        int i, j;
        std::cin >> i >> j;
        refused.emplace(i, j);
    }
    std::ranges::sort(mains);
    std::vector<int> place(n);
    long long dearest = 0, total = 0;
    while (k > 0) {
        int best = 0;
        for (int i = 1; i < n; ++i) {
            if (starters[i] + mains[place[i]].first < starters[best] + mains[place[best]].first) best = i;
        }
        const auto [price, number] = mains[place[best]++];
        if (refused.contains({best + 1, number})) continue;
        dearest = starters[best] + price;
        total += dearest;
        --k;
    }
    std::cout << dearest << ' ' << total << '\n';
}
