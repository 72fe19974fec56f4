// Right but too slow: cancels each booking in turn and sweeps over all the others, n * n steps.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long night;
    std::cin >> n >> night;
    std::vector<std::pair<long long, long long>> bookings(n);
    for (auto& [start, end] : bookings) std::cin >> start >> end;
    std::sort(bookings.begin(), bookings.end());
    bookings.emplace_back(night, night);

    long long from = 0, to = 0;
    for (int cancelled = 0; cancelled < n; ++cancelled) {
        long long latest = 0;
        for (int i = 0; i <= n; ++i) {
            if (i == cancelled) continue;
            auto [start, end] = bookings[i];
            long long longer = (start - latest) - (to - from);
            if (longer > 0 || (longer == 0 && latest < from)) from = latest, to = start;
            latest = std::max(latest, end);
        }
    }
    std::cout << from << ' ' << to << '\n';
}
