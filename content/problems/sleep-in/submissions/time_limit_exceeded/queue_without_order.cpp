// Right but too slow: takes the islands out of a plain queue, not the one with the latest minute first, and so improves them again and again.
#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>

struct Ferry {
    int a, b;
    long long s, p, c, d;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    long long deadline;
    std::cin >> n >> m >> deadline;
    std::vector<std::vector<Ferry>> arriving(n + 1);
    for (int i = 0; i < m; ++i) {
        Ferry ferry;
        std::cin >> ferry.a >> ferry.b >> ferry.s >> ferry.p >> ferry.c >> ferry.d;
        arriving[ferry.b].push_back(ferry);
    }
    std::vector<long long> latest(n + 1, -1);
    std::vector<bool> waits(n + 1);
    latest[n] = deadline;
    std::queue<int> improved;
    improved.push(n);
    while (!improved.empty()) {
        const int island = improved.front();
        improved.pop();
        waits[island] = false;
        for (const auto& [a, b, s, p, c, d] : arriving[island]) {
            const long long spare = latest[island] - d - s;
            if (spare < 0) continue;
            const long long departure = s + std::min(spare / p, c - 1) * p;
            if (departure <= latest[a]) continue;
            latest[a] = departure;
            if (!waits[a]) improved.push(a);
            waits[a] = true;
        }
    }
    std::cout << latest[1] << '\n';
}
