// Wrong: moves both pointers after each pair that does not fit, so most pairs are never looked at.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, total;
    std::cin >> n >> total;
    std::vector<int> prices(n);
    for (int& price : prices) std::cin >> price;
    for (int low = 0, high = n - 1; low < high; ++low, --high) {
        if (prices[low] + prices[high] == total) {
            std::cout << low + 1 << ' ' << high + 1 << '\n';
            return 0;
        }
    }
    std::cout << "none\n";
}
