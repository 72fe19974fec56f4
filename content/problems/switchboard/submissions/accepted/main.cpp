#include <algorithm>
#include <array>
#include <bit>
#include <iostream>
#include <utility>
#include <vector>

constexpr int lamps = 30;

struct Board {
    std::array<unsigned, lamps> kept{};  // by highest bit
    std::array<int, lamps> since{};      // the smallest number of a switch that it is made of

    void keep(unsigned integer, int number) {
        while (integer != 0) {
            const int highest = std::bit_width(integer) - 1;
            // Whatever is made of newer switches serves more shows, so it takes the place.
            if (since[highest] < number) {
                std::swap(kept[highest], integer);
                std::swap(since[highest], number);
            }
            if (integer != 0) integer ^= kept[highest];
        }
    }

    std::pair<unsigned, int> pictures(int first) const {
        unsigned largest = 0;
        int count = 1;
        for (int highest = lamps - 1; highest >= 0; --highest) {
            if (since[highest] < first) continue;
            largest = std::max(largest, largest ^ kept[highest]);
            count *= 2;
        }
        return {largest, count};
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    // A board for each end of a show: 30 small numbers each.
    std::vector<Board> after(n + 1);
    for (int i = 1; i <= n; ++i) {
        unsigned integer;
        std::cin >> integer;
        after[i] = after[i - 1];
        after[i].keep(integer, i);
    }
    while (q-- > 0) {
        int l, r;
        std::cin >> l >> r;
        const auto [largest, count] = after[r].pictures(l);
        std::cout << largest << ' ' << count << '\n';
    }
}
