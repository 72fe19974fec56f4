// Wrong: looks two days back before it buys, and so never buys for the first time on day 2.
#include <algorithm>
#include <iostream>
#include <vector>

// Returns the largest profit with any number of trades and a day of rest after each.
long long largestProfit(const std::vector<int>& prices) {
    int n = prices.size();
    // without[i], with[i]: the most money after day i without and with a coin
    std::vector<long long> without(n, 0), with(n, 0);
    with[0] = -prices[0];
    for (int i = 1; i < n; i++) {
        without[i] = std::max(without[i - 1], with[i - 1] + prices[i]);
        with[i] = with[i - 1];
        if (i >= 2) {
            with[i] = std::max(with[i], without[i - 2] - prices[i]);
        }
    }
    return without[n - 1];
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
