// Wrong: cuts shifts at the end of the day in two, and counts the two parts as two volunteers.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long day;
    std::cin >> n >> day;
    std::vector<std::pair<long long, long long>> parts;
    for (int i = 0; i < n; ++i) {
        long long begin, length;
        std::cin >> begin >> length;
        if (length == day) begin = 0;
        parts.emplace_back(begin, std::min(day, begin + length));
        if (begin + length > day) parts.emplace_back(0, begin + length - day);
    }
    std::ranges::sort(parts);
    long long end = 0;
    int volunteers = 0;
    for (std::size_t seen = 0; end < day; ++volunteers) {
        long long farthest = end;
        for (; seen < parts.size() && parts[seen].first <= end; ++seen) farthest = std::max(farthest, parts[seen].second);
        if (farthest == end) {
            volunteers = -1;
            break;
        }
        end = farthest;
    }
    std::cout << volunteers << '\n';
}
