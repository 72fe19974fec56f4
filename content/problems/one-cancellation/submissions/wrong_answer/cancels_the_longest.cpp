// Wrong: the longest booking is not always the one that is worth cancelling.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    long long night;
    std::cin >> n >> night;
    std::vector<std::pair<long long, long long>> bookings(n);
    for (auto& [start, end] : bookings) std::cin >> start >> end;
    std::sort(bookings.begin(), bookings.end());
    bookings.erase(std::max_element(bookings.begin(), bookings.end(), [](const auto& a, const auto& b) {
        return a.second - a.first < b.second - b.first;
    }));
    bookings.emplace_back(night, night);
    long long latest = 0, from = 0, to = 0;
    for (auto [start, end] : bookings) {
        if (start - latest > to - from) from = latest, to = start;
        latest = std::max(latest, end);
    }
    std::cout << from << ' ' << to << '\n';
}
