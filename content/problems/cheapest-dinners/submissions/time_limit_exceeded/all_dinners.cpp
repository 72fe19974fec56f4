// Right but too slow: looks at every dinner and keeps the cheapest ones in a heap.
#include <iostream>
#include <queue>
#include <set>
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
    std::priority_queue<long long> cheapest;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < m; ++j) {
            const long long price = starters[i] + mains[j];
            const bool full = static_cast<int>(cheapest.size()) == k;
            if ((full && price >= cheapest.top()) || refused.contains({i, j})) continue;
            if (full) cheapest.pop();
            cheapest.push(price);
        }
    }
    const long long dearest = cheapest.top();
    long long total = 0;
    for (; !cheapest.empty(); cheapest.pop()) total += cheapest.top();
    std::cout << dearest << ' ' << total << '\n';
}
