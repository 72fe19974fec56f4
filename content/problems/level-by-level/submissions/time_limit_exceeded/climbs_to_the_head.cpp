// Right but too slow: climbs from each person up to the head to find the level.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> callers(n + 1), place(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> callers[i];
    std::vector<std::vector<int>> levels(n);
    for (int person = 1; person <= n; ++person) {
        int depth = 0;
        for (int caller = callers[person]; caller != 0; caller = callers[caller]) ++depth;
        levels[depth].push_back(person);
    }
    for (auto& level : levels) {
        if (level.empty()) break;
        std::stable_sort(level.begin(), level.end(), [&](int a, int b) { return place[callers[a]] < place[callers[b]]; });
        std::cout << level.size();
        for (std::size_t i = 0; i < level.size(); ++i) {
            place[level[i]] = static_cast<int>(i);
            std::cout << ' ' << level[i];
        }
        std::cout << '\n';
    }
}
