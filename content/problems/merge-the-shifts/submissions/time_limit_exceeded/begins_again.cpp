// Right but too slow: merges two periods that touch, and begins again with all pairs.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using Periods = std::vector<std::pair<int, int>>;

bool mergeTwo(Periods& periods) {
    for (std::size_t i = 0; i < periods.size(); ++i) {
        for (std::size_t j = i + 1; j < periods.size(); ++j) {
            auto& [begin, end] = periods[i];
            const auto [otherBegin, otherEnd] = periods[j];
            if (begin > otherEnd || otherBegin > end) continue;
            begin = std::min(begin, otherBegin);
            end = std::max(end, otherEnd);
            periods.erase(periods.begin() + static_cast<std::ptrdiff_t>(j));
            return true;
        }
    }
    return false;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    Periods periods(n);
    for (auto& [begin, end] : periods) std::cin >> begin >> end;
    while (mergeTwo(periods)) {}
    std::sort(periods.begin(), periods.end());
    std::cout << periods.size() << '\n';
    for (const auto& [begin, end] : periods) std::cout << begin << ' ' << end << '\n';
}
