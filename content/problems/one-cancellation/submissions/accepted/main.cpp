#include <algorithm>
#include <iostream>
#include <vector>

struct Period {
    long long start, end;
};

Period longestFreePeriod(std::vector<Period> bookings, long long night) {
    std::ranges::sort(bookings, {}, &Period::start);
    bookings.push_back({night, night});

    Period best{0, 0};
    // The two largest ends so far. Cancelling the booking with the latest end leaves the second one in the way.
    long long latest = 0, second = 0;
    for (const auto& [start, end] : bookings) {
        if (start - second > best.end - best.start) best = {second, start};
        if (end > latest) {
            second = latest;
            latest = end;
        } else {
            second = std::max(second, end);
        }
    }
    return best;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long night;
    std::cin >> n >> night;
    std::vector<Period> bookings(n);
    for (auto& [start, end] : bookings) std::cin >> start >> end;

    auto [start, end] = longestFreePeriod(bookings, night);
    std::cout << start << ' ' << end << '\n';
}
