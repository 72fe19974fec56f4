#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

struct Shift {
    long long begin, length;
    long long end() const { return begin + length; }
};

// For each shift where one gets with some successors, and how many minutes they add.
struct Leap {
    std::vector<int> successors;
    std::vector<long long> gains;
};

Leap findSuccessors(long long day, const std::vector<Shift>& shifts) {
    const int count = static_cast<int>(shifts.size());
    // The shifts of yesterday, today and tomorrow; they begin in this order.
    std::vector<Shift> unrolled;
    for (int lap = -1; lap <= 1; ++lap) {
        for (const auto& [begin, length] : shifts) unrolled.push_back({begin + lap * day, length});
    }
    std::vector<int> byEnd(count);
    std::iota(byEnd.begin(), byEnd.end(), 0);
    std::ranges::sort(byEnd, {}, [&](int shift) { return shifts[shift].end(); });

    Leap leap{std::vector<int>(count), std::vector<long long>(count)};
    std::size_t seen = 0, farthest = 0;
    for (int shift : byEnd) {
        const long long end = shifts[shift].end();
        for (; seen < unrolled.size() && unrolled[seen].begin <= end; ++seen) {
            if (unrolled[seen].end() > unrolled[farthest].end()) farthest = seen;
        }
        leap.successors[shift] = static_cast<int>(farthest % count);
        leap.gains[shift] = unrolled[farthest].end() - end;
    }
    return leap;
}

Leap twice(const Leap& leap) {
    Leap longer = leap;
    for (std::size_t shift = 0; shift < leap.successors.size(); ++shift) {
        const int between = leap.successors[shift];
        longer.successors[shift] = leap.successors[between];
        longer.gains[shift] += leap.gains[between];
    }
    return longer;
}

int fewestVolunteers(long long day, std::vector<Shift> shifts) {
    const int count = static_cast<int>(shifts.size());
    std::ranges::sort(shifts, {}, &Shift::begin);
    // Leaps of 1, 2, 4, ... successors.
    std::vector<Leap> leaps{findSuccessors(day, shifts)};
    if (std::ranges::min(leaps[0].gains) == 0) return -1;
    while (1 << leaps.size() <= count) leaps.push_back(twice(leaps.back()));

    int fewest = count;
    for (int first = 0; first < count; ++first) {
        long long watched = shifts[first].length;
        if (watched >= day) return 1;
        // All the successors that are not enough, and one more.
        int shift = first, volunteers = 2;
        for (std::size_t i = leaps.size(); i-- > 0;) {
            if (watched + leaps[i].gains[shift] >= day) continue;
            watched += leaps[i].gains[shift];
            shift = leaps[i].successors[shift];
            volunteers += 1 << i;
        }
        fewest = std::min(fewest, volunteers);
    }
    return fewest;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, day;
    std::cin >> n >> day;
    std::vector<Shift> shifts(n);
    for (auto& [begin, length] : shifts) std::cin >> begin >> length;
    std::cout << fewestVolunteers(day, shifts) << '\n';
}
