#include <algorithm>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

// The letters of the statement.
struct Ferry {
    int a, b;
    long long s, p, c, d;
};

// Returns the latest minute at which Meera can leave island 1, or -1.
long long latestStart(int islands, long long deadline, const std::vector<Ferry>& ferries) {
    std::vector<std::vector<Ferry>> arriving(islands + 1);
    for (const Ferry& ferry : ferries) arriving[ferry.b].push_back(ferry);

    // The latest minute at which she may be on an island, as far as we know.
    std::vector<long long> latest(islands + 1, -1);
    latest[islands] = deadline;
    std::priority_queue<std::pair<long long, int>> waiting;
    waiting.emplace(deadline, islands);
    while (!waiting.empty()) {
        const auto [minute, island] = waiting.top();
        waiting.pop();
        if (minute < latest[island]) continue;
        for (const Ferry& ferry : arriving[island]) {
            const long long spare = minute - ferry.d - ferry.s;
            if (spare < 0) continue;
            const long long departure = ferry.s + std::min(spare / ferry.p, ferry.c - 1) * ferry.p;
            if (departure <= latest[ferry.a]) continue;
            latest[ferry.a] = departure;
            waiting.emplace(departure, ferry.a);
        }
    }
    return latest[1];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    long long deadline;
    std::cin >> n >> m >> deadline;
    std::vector<Ferry> ferries(m);
    for (auto& [a, b, s, p, c, d] : ferries) std::cin >> a >> b >> s >> p >> c >> d;

    std::cout << latestStart(n, deadline, ferries) << '\n';
}
