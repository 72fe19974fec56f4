// Right but too slow: walks through the whole village for every start.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> call(n);
    for (long long& minutes : call) std::cin >> minutes;
    std::vector<std::vector<int>> friends(n);
    for (int i = 1; i < n; ++i) {
        int a, b;
        std::cin >> a >> b;
        friends[a - 1].push_back(b - 1);
        friends[b - 1].push_back(a - 1);
    }
    for (int start = 0; start < n; ++start) {
        std::vector<int> parent(n, -1), order{start};
        for (int i = 0; i < n; ++i) {
            for (int other : friends[order[i]]) {
                if (other == parent[order[i]]) continue;
                parent[other] = order[i];
                order.push_back(other);
            }
        }
        std::vector<long long> down(n);
        for (int i = n - 1; i >= 0; --i) {
            const int person = order[i];
            std::vector<long long> below;
            for (int other : friends[person]) {
                if (other != parent[person]) below.push_back(down[other]);
            }
            std::ranges::sort(below, std::greater{});
            long long end = 0;
            for (long long time : below) down[person] = std::max(down[person], (end += call[person]) + time);
        }
        std::cout << down[start] << ' ';
    }
    std::cout << '\n';
}
