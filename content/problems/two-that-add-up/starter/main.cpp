#include <iostream>
#include <optional>
#include <utility>
#include <vector>

// Returns the numbers of two articles, counted from 1, that cost `total` together, or nothing if there are none.
// The prices are sorted, the lowest first.
std::optional<std::pair<int, int>> findPair(const std::vector<int>& prices, int total) {
    // Write your solution here.
    (void)prices;
    (void)total;
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, total;
    std::cin >> n >> total;
    std::vector<int> prices(n);
    for (int& price : prices) std::cin >> price;

    const auto pair = findPair(prices, total);
    if (pair) std::cout << pair->first << ' ' << pair->second << '\n';
    else std::cout << "none\n";
}
