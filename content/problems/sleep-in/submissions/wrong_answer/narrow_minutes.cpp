// Wrong: minutes in 32 bits.
#include <algorithm>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

struct Ferry {
    int a, b, s, p, c, d;
};

int main() {
    int n, m;
    long long wide;
    std::cin >> n >> m >> wide;
    const int deadline = static_cast<int>(std::min(wide, 2000000000LL));
    std::vector<std::vector<Ferry>> arriving(n + 1);
    while (m-- > 0) {
        Ferry ferry;
        std::cin >> ferry.a >> ferry.b >> ferry.s >> ferry.p >> ferry.c >> ferry.d;
        arriving[ferry.b].push_back(ferry);
    }
    std::vector<int> latest(n + 1, -1);
    latest[n] = deadline;
    std::priority_queue<std::pair<int, int>> waiting;
    waiting.emplace(deadline, n);
    while (!waiting.empty()) {
        const auto [minute, island] = waiting.top();
        waiting.pop();
        if (minute < latest[island]) continue;
        for (const auto& [a, b, s, p, c, d] : arriving[island]) {
            const int spare = minute - d - s;
            if (spare < 0) continue;
            const int departure = s + std::min(spare / p, c - 1) * p;
            if (departure <= latest[a]) continue;
            latest[a] = departure;
            waiting.emplace(departure, a);
        }
    }
    std::cout << latest[1] << '\n';
}
