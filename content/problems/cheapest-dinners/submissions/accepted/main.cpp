#include <algorithm>
#include <functional>
#include <iostream>
#include <numeric>
#include <queue>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, k, r;
    std::cin >> n >> m >> k >> r;
    std::vector<long long> starters(n), mains(m);
    for (long long& price : starters) std::cin >> price;
    for (long long& price : mains) std::cin >> price;
    std::set<std::pair<int, int>> refused;
    while (r-- > 0) {
        int i, j;
        std::cin >> i >> j;
        refused.emplace(i - 1, j - 1);
    }

    std::vector<int> byPrice(m);
    std::iota(byPrice.begin(), byPrice.end(), 0);
    std::ranges::sort(byPrice, {}, [&](int i) { return mains[i]; });

    // The next dinner of each starter: its price, its starter, and the place of its main course in byPrice.
    using Dinner = std::tuple<long long, int, int>;
    std::priority_queue<Dinner, std::vector<Dinner>, std::greater<>> following;
    for (int i = 0; i < n; ++i) following.emplace(starters[i] + mains[byPrice[0]], i, 0);

    long long dearest = 0;
    long long total = 0;
    while (k > 0) {
        const auto [price, starter, place] = following.top();
        following.pop();
        if (!refused.contains({starter, byPrice[place]})) {
            dearest = price;
            total += price;
            --k;
        }
        if (place + 1 < m) following.emplace(starters[starter] + mains[byPrice[place + 1]], starter, place + 1);
    }
    std::cout << dearest << ' ' << total << '\n';
}
