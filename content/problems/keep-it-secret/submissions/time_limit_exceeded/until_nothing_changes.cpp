// Right but too slow: shortens days along all friendships until nothing changes, whatever the order of the friendships is.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, k;
    std::string kinds;
    std::cin >> n >> m >> k >> kinds;
    const int never = 1'000'000;
    std::vector<int> day(n + 1, never);
    while (k-- > 0) {
        int person;
        std::cin >> person;
        day[person] = 0;
    }
    std::vector<std::pair<int, int>> pairs(m);
    for (auto& [a, b] : pairs) std::cin >> a >> b;
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [a, b] : pairs) {
            if (kinds[a - 1] == 'T' && day[a] + 1 < day[b]) day[b] = day[a] + 1, changed = true;
            if (kinds[b - 1] == 'T' && day[b] + 1 < day[a]) day[a] = day[b] + 1, changed = true;
        }
    }
    int count = 0, last = 0;
    for (int person = 1; person <= n; ++person) {
        if (day[person] == never) continue;
        ++count;
        if (day[person] > last) last = day[person];
    }
    std::cout << count << ' ' << last << '\n';
}
