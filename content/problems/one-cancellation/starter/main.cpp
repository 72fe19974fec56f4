#include <iostream>
#include <vector>

struct Period {
    long long start, end;
};

// Returns the longest period inside 0..night that is free after cancelling at most one booking.
Period longestFreePeriod(std::vector<Period> bookings, long long night) {
    // Write your solution here.
    (void)bookings;
    (void)night;
    return {-1, -1};
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
