// Right but too slow: tries every pair of days.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> prices(n);
    for (int& price : prices) std::cin >> price;
    int profit = 0;
    for (int sold = 0; sold < n; ++sold) {
        for (int bought = 0; bought < sold; ++bought) profit = std::max(profit, prices[sold] - prices[bought]);
    }
    std::cout << profit << '\n';
}
