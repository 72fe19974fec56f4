// Right but too slow: closes each station in turn, and looks whether its neighbours still reach each other.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> near(n + 1);
    while (m-- > 0) {
        int a, b;
        std::cin >> a >> b;
        near[a].push_back(b);
        near[b].push_back(a);
    }
    std::vector<int> critical;
    for (int closed = 1; closed <= n; ++closed) {
        if (near[closed].empty()) continue;
        std::vector<bool> reached(n + 1);
        std::vector<int> waiting = {near[closed][0]};
        reached[closed] = reached[waiting[0]] = true;
        while (!waiting.empty()) {
            const int station = waiting.back();
            waiting.pop_back();
            for (const int other : near[station]) {
                if (reached[other]) continue;
                reached[other] = true;
                waiting.push_back(other);
            }
        }
        const auto isReached = [&](int other) { return reached[other]; };
        if (!std::all_of(near[closed].begin(), near[closed].end(), isReached)) critical.push_back(closed);
    }
    std::cout << critical.size() << '\n';
    for (std::size_t i = 0; i < critical.size(); ++i) {
        std::cout << critical[i] << (i + 1 < critical.size() ? ' ' : '\n');
    }
}
