// Right but too slow: sorts all bells cast so far by price whenever one of them is late.
#include <algorithm>
#include <iostream>
#include <vector>

struct Bell {
    int hours, deadline, mostSaved, price;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Bell> bells(n), cast;
    for (auto& [hours, deadline, mostSaved, price] : bells) std::cin >> hours >> deadline >> mostSaved >> price;
    std::ranges::sort(bells, {}, &Bell::deadline);
    long long coins = 0, late = 0, now = 0;
    for (const auto& bell : bells) {
        now += bell.hours;
        cast.push_back(bell);
        late = now - bell.deadline;
        if (late <= 0) continue;
        std::ranges::sort(cast, {}, &Bell::price);
        for (auto& earlier : cast) {
            long long bought = std::min<long long>(late, earlier.mostSaved);
            earlier.mostSaved -= static_cast<int>(bought);
            coins += bought * earlier.price;
            late -= bought;
            now -= bought;
        }
        if (late > 0) {
            std::cout << "impossible\n";
            return 0;
        }
    }
    std::cout << coins << '\n';
}
