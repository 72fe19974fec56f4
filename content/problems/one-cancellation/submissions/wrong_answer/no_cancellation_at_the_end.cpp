// Wrong: forgets to cancel the booking that ends last, where the time goes on to the end of the night.
#include <algorithm>
#include <iostream>
#include <vector>

struct Period {
    long long start, end;
};

// Returns the longest period inside 0..night that is free after cancelling at most one booking.
Period longestFreePeriod(std::vector<Period> bookings, long long night) {
    std::sort(bookings.begin(), bookings.end(), [](const Period& a, const Period& b) {
        return a.start < b.start;
    });
    Period best{0, 0};
    long long last = 0;        // latest end so far
    long long secondLast = 0;  // latest end if that booking is cancelled
    for (const Period& b : bookings) {
        if (b.start - secondLast > best.end - best.start) {
            best = {secondLast, b.start};
        }
        if (b.end > last) {
            secondLast = last;
            last = b.end;
        } else if (b.end > secondLast) {
            secondLast = b.end;
        }
    }
    if (night - last > best.end - best.start) {
        best = {last, night};
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
