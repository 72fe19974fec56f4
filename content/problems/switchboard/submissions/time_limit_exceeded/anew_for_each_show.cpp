// Right but too slow: goes through all switches of each show; stops early only when every lamp has its integer.
#include <algorithm>
#include <array>
#include <bit>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<unsigned> switches(n);
    for (unsigned& one : switches) std::cin >> one;
    while (q-- > 0) {
        int l, r;
        std::cin >> l >> r;
        std::array<unsigned, 30> kept{};
        int rank = 0;
        for (int i = l - 1; i < r && rank < 30; ++i) {
            unsigned integer = switches[i];
            while (integer != 0) {
                const int highest = std::bit_width(integer) - 1;
                if (kept[highest] == 0) {
                    kept[highest] = integer;
                    ++rank;
                    break;
                }
                integer ^= kept[highest];
            }
        }
        unsigned largest = 0;
        for (int highest = 29; highest >= 0; --highest) largest = std::max(largest, largest ^ kept[highest]);
        std::cout << largest << ' ' << (1 << rank) << '\n';
    }
}
