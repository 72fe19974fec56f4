// Right but too slow: goes over all ferries until no minute changes any more.
#include <algorithm>
#include <iostream>
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
    std::vector<Ferry> ferries(m);
    for (auto& [a, b, s, p, c, d] : ferries) std::cin >> a >> b >> s >> p >> c >> d;
    std::vector<long long> latest(n + 1, -1);
    latest[n] = deadline;
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [a, b, s, p, c, d] : ferries) {
            const long long spare = latest[b] - d - s;
            if (spare < 0) continue;
            const long long departure = s + std::min(spare / p, c - 1) * p;
            if (departure <= latest[a]) continue;
            latest[a] = departure;
            changed = true;
        }
    }
    std::cout << latest[1] << '\n';
}
