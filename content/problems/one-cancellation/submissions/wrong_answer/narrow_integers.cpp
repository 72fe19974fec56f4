// Wrong: times reach 10^12 and are cut to 32 bits here.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    long long n, night;
    std::cin >> n >> night;
    std::vector<std::pair<int, int>> bookings(n);
    for (auto& booking : bookings) {
        long long start, end;
        std::cin >> start >> end;
        booking = {static_cast<int>(start), static_cast<int>(end)};
    }
    std::sort(bookings.begin(), bookings.end());
    bookings.emplace_back(static_cast<int>(night), static_cast<int>(night));
    int latest = 0, second = 0, from = 0, to = 0;
    for (auto [start, end] : bookings) {
        if (start - second > to - from) from = second, to = start;
        if (end > latest) {
            second = latest;
            latest = end;
        } else {
            second = std::max(second, end);
        }
    }
    std::cout << from << ' ' << to << '\n';
}
