// Right but too slow: knows the successors, but goes from each to the next one by one.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long day;
    std::cin >> n >> day;
    std::vector<std::pair<long long, long long>> shifts(n);
    for (auto& [begin, length] : shifts) std::cin >> begin >> length;
    std::ranges::sort(shifts);
    const auto endOf = [&](int shift) { return shifts[shift].first + shifts[shift].second; };
    std::vector<int> byEnd(n), follower(n);
    std::vector<long long> gain(n);
    std::iota(byEnd.begin(), byEnd.end(), 0);
    std::ranges::sort(byEnd, {}, endOf);
    long long farthest = 0;
    int seen = 0, next = 0;
    for (int shift : byEnd) {
        for (; seen < 3 * n; ++seen) {
            const long long lap = (seen / n - 1) * day;
            if (shifts[seen % n].first + lap > endOf(shift)) break;
            if (endOf(seen % n) + lap > farthest) farthest = endOf(seen % n) + lap, next = seen % n;
        }
        follower[shift] = next;
        gain[shift] = farthest - endOf(shift);
        if (gain[shift] == 0) {
            std::cout << "-1\n";
            return 0;
        }
    }
    int fewest = n;
    for (int first = 0; first < n; ++first) {
        int volunteers = 1, shift = first;
        for (long long watched = shifts[first].second; watched < day; ++volunteers) {
            watched += gain[shift];
            shift = follower[shift];
        }
        fewest = std::min(fewest, volunteers);
    }
    std::cout << fewest << '\n';
}
