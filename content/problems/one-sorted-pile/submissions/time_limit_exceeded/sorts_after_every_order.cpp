// Right but too slow: sorts all piles anew after every order.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<long long> piles(n);
    for (long long& sheets : piles) std::cin >> sheets;
    while ((piles.size() - 1) % (k - 1) != 0) piles.push_back(0);
    long long seconds = 0;
    while (piles.size() > 1) {
        std::ranges::sort(piles, std::greater{});
        long long merged = 0;
        for (int i = 0; i < k; ++i) {
            merged += piles.back();
            piles.pop_back();
        }
        seconds += merged;
        piles.push_back(merged);
    }
    std::cout << seconds << '\n';
}
