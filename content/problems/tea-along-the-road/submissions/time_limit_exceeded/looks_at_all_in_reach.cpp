// Right but too slow: looks at every earlier stall in reach for each stall.
#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, goal, reach;
    std::cin >> n >> goal >> reach;
    constexpr long long never = std::numeric_limits<long long>::max() / 2;
    std::vector<long long> places{0}, totals{0};
    for (int i = 0; i <= n; ++i) {
        long long place = goal, cost = 0;
        if (i < n) std::cin >> place >> cost;
        long long total = never;
        for (int j = i; j >= 0 && places[j] >= place - reach; --j) total = std::min(total, totals[j] + cost);
        places.push_back(place);
        totals.push_back(total);
    }
    if (totals.back() < never) std::cout << totals.back() << '\n';
    else std::cout << "impossible\n";
}
