#include <algorithm>
#include <iostream>
#include <vector>

struct Period {
    int begin;
    int end;
};

std::vector<Period> merge(std::vector<Period> shifts) {
    std::sort(shifts.begin(), shifts.end(), [](const Period& a, const Period& b) { return a.begin < b.begin; });
    std::vector<Period> merged;
    for (const Period& shift : shifts) {
        // Shifts come by their begin, so only the last period can go on.
        if (!merged.empty() && shift.begin <= merged.back().end) {
            merged.back().end = std::max(merged.back().end, shift.end);
        } else {
            merged.push_back(shift);
        }
    }
    return merged;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Period> shifts(n);
    for (auto& [begin, end] : shifts) std::cin >> begin >> end;

    const std::vector<Period> periods = merge(shifts);
    std::cout << periods.size() << '\n';
    for (const auto& [begin, end] : periods) std::cout << begin << ' ' << end << '\n';
}
