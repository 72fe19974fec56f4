#include <algorithm>
#include <iostream>
#include <vector>

long long largestProfit(const std::vector<int>& prices) {
    // The best profit so far if she has the coin, sold it today, or neither.
    long long holding = -prices[0], sold = 0, free = 0;
    for (std::size_t day = 1; day < prices.size(); ++day) {
        const long long heldBefore = holding, soldBefore = sold;
        holding = std::max(holding, free - prices[day]);
        sold = heldBefore + prices[day];
        free = std::max(free, soldBefore);
    }
    return std::max(sold, free);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> prices(n);
    for (int& price : prices) std::cin >> price;
    std::cout << largestProfit(prices) << '\n';
}
