#include <iostream>
#include <vector>

// Returns the largest profit with any number of trades and a day of rest after each.
long long largestProfit(const std::vector<int>& prices) {
    // Write your solution here.
    (void)prices;
    return 0;
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
