// Right but too slow: counts who is still in the room among all the customers so far.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, seats;
    std::cin >> n >> seats;
    std::vector<long long> doneAt;
    long long waited = 0;
    for (int i = 0; i < n; ++i) {
        long long minute, needed;
        std::cin >> minute >> needed;
        const auto inTheRoom = std::ranges::count_if(doneAt, [&](long long done) { return done > minute; });
        if (inTheRoom > seats) continue;
        const long long begins = std::max(minute, doneAt.empty() ? 0 : doneAt.back());
        waited += begins - minute;
        doneAt.push_back(begins + needed);
    }
    std::cout << n - doneAt.size() << ' ' << waited << '\n';
}
