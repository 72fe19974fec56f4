// Right but too slow: tries each article with every other one.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, total;
    std::cin >> n >> total;
    std::vector<int> prices(n);
    for (int& price : prices) std::cin >> price;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) {
            if (i != j && prices[i] + prices[j] == total) {
                std::cout << i + 1 << ' ' << j + 1 << '\n';
                return 0;
            }
        }
    }
    std::cout << "none\n";
}
