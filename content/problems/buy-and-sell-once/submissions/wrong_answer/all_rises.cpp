// Wrong: adds up all rises, as if the coin could be bought and sold many times.
#include <algorithm>
#include <iostream>

int main() {
    int n, before;
    std::cin >> n >> before;
    long long profit = 0;
    for (int i = 1; i < n; ++i) {
        int price;
        std::cin >> price;
        profit += std::max(0, price - before);
        before = price;
    }
    std::cout << profit << '\n';
}
