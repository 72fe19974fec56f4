// Right but too slow: goes over all friendships on every day.
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
    std::vector<int> day(n + 1, -1);
    int count = k, last = 0;
    while (k-- > 0) {
        int person;
        std::cin >> person;
        day[person] = 0;
    }
    std::vector<std::pair<int, int>> pairs(m);
    for (auto& [a, b] : pairs) std::cin >> a >> b;
    for (int today = 0, before = 0; today == 0 || count > before; ++today) {
        before = count;
        const auto tell = [&](int teller, int friendly) {
            if (day[teller] != today || kinds[teller - 1] == 'D' || day[friendly] >= 0) return;
            day[friendly] = last = today + 1;
            ++count;
        };
        for (const auto& [a, b] : pairs) {
            tell(a, b);
            tell(b, a);
        }
    }
    std::cout << count << ' ' << last << '\n';
}
