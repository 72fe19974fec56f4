// Right but too slow: for each day of a sale, tries every day on which the coin may have been bought.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> prices(n), best(n + 2);
    for (long long& price : prices) std::cin >> price;
    for (int day = 0; day < n; ++day) {
        best[day + 2] = best[day + 1];
        for (int bought = 0; bought < day; ++bought) {
            best[day + 2] = std::max(best[day + 2], best[bought] + prices[day] - prices[bought]);
        }
    }
    std::cout << best[n + 1] << '\n';
}
