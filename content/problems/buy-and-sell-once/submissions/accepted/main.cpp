#include <algorithm>
#include <iostream>
#include <vector>

// The largest profit of one purchase and one later sale, or 0.
int largestProfit(const std::vector<int>& prices) {
    int lowest = prices[0];
    int profit = 0;
    for (int price : prices) {
        lowest = std::min(lowest, price);
        profit = std::max(profit, price - lowest);
    }
    return profit;
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
