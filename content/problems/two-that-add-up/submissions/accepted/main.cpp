#include <iostream>
#include <optional>
#include <utility>
#include <vector>

std::optional<std::pair<int, int>> findPair(const std::vector<int>& prices, int total) {
    int low = 0;
    int high = static_cast<int>(prices.size()) - 1;
    while (low < high) {
        const int together = prices[low] + prices[high];
        if (together == total) return std::pair{low + 1, high + 1};
        // Too cheap even with the dearest partner that is left, or too dear even with the cheapest one.
        if (together < total) ++low;
        else --high;
    }
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
