// Right but too slow: sorts each basket and writes it down as a number.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <unordered_map>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> pieces(n);
    for (int& kind : pieces) std::cin >> kind;
    std::unordered_map<std::uint64_t, int> baskets;
    long long pairs = 0;
    for (int start = 0; start + k <= n; ++start) {
        std::vector<int> basket(pieces.begin() + start, pieces.begin() + start + k);
        std::ranges::sort(basket);
        std::uint64_t written = 1;
        for (int kind : basket) written = (written ^ static_cast<std::uint64_t>(kind)) * 0x9e3779b97f4a7c15 + (written >> 29);
        pairs += baskets[written]++;
    }
    std::cout << pairs << '\n';
}
