// Wrong: prices fit into 32 bits without a sign, but their total does not.
#include <algorithm>
#include <functional>
#include <iostream>
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
    std::vector<unsigned> starters(n);
    std::vector<std::pair<unsigned, int>> mains(m);
    for (unsigned& price : starters) std::cin >> price;
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
    using Dinner = std::tuple<unsigned, int, int>;
    std::priority_queue<Dinner, std::vector<Dinner>, std::greater<>> following;
    for (int i = 0; i < n; ++i) following.emplace(starters[i] + mains[0].first, i, 0);
    unsigned dearest = 0, total = 0;
    while (k > 0) {
        const auto [price, i, place] = following.top();
        following.pop();
        if (!refused.contains({i + 1, mains[place].second})) {
            dearest = price;
            total += price;
            --k;
        }
        if (place + 1 < m) following.emplace(starters[i] + mains[place + 1].first, i, place + 1);
    }
    std::cout << dearest << ' ' << total << '\n';
}
