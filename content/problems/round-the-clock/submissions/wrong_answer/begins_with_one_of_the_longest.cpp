// Wrong: tries only the 50 longest shifts as the first one.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n;
    long long day;
    std::cin >> n >> day;
    std::vector<std::pair<long long, long long>> shifts(n), unrolled;
    for (auto& [begin, length] : shifts) std::cin >> begin >> length;
    for (int lap = -1; lap <= 1; ++lap) {
        for (const auto& [begin, length] : shifts) unrolled.emplace_back(begin + lap * day, begin + lap * day + length);
    }
    std::ranges::sort(unrolled);
    std::ranges::stable_sort(shifts, std::greater(), [](const auto& shift) { return shift.second; });
    if (n > 50) shifts.resize(50);
    int fewest = n + 1;
    for (const auto& [begin, length] : shifts) {
        long long end = begin + length;
        int volunteers = 1;
        std::size_t seen = 0;
        while (end < begin + day) {
            long long farthest = end;
            for (; seen < unrolled.size() && unrolled[seen].first <= end; ++seen) {
                farthest = std::max(farthest, unrolled[seen].second);
            }
            if (farthest == end) {
                std::cout << "-1\n";
                return 0;
            }
            end = farthest;
            ++volunteers;
        }
        fewest = std::min(fewest, volunteers);
    }
    std::cout << fewest << '\n';
}
