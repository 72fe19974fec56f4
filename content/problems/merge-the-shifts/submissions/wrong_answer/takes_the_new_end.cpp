// Wrong: a period ends with the newest shift, even if an earlier one goes on for longer.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::pair<int, int>> shifts(n), merged;
    for (auto& [begin, end] : shifts) std::cin >> begin >> end;
    std::sort(shifts.begin(), shifts.end());
    for (const auto& [begin, end] : shifts) {
        if (!merged.empty() && begin <= merged.back().second) merged.back().second = end;
        else merged.emplace_back(begin, end);
    }
    std::cout << merged.size() << '\n';
    for (const auto& [begin, end] : merged) std::cout << begin << ' ' << end << '\n';
}
