// Right but too slow: looks at every period, and gives up a beginning only when there are too many spices.
#include <bit>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<unsigned> days(n);
    for (unsigned& spices : days) std::cin >> spices;
    long long found = 0;
    for (int first = 0; first < n; ++first) {
        unsigned spices = 0;
        for (int last = first; last < n; ++last) {
            spices |= days[last];
            const int count = std::popcount(spices);
            if (count > k) break;
            found += count == k;
        }
    }
    std::cout << found << '\n';
}
