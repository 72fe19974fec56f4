// Wrong: the first integer with a highest bit keeps its place, so later shows find only switches that they may not use.
#include <algorithm>
#include <array>
#include <bit>
#include <iostream>
#include <vector>

struct Board {
    std::array<unsigned, 30> kept{};
    std::array<int, 30> since{};
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<Board> after(n + 1);
    for (int i = 1; i <= n; ++i) {
        unsigned integer;
        std::cin >> integer;
        after[i] = after[i - 1];
        while (integer != 0) {
            const int highest = std::bit_width(integer) - 1;
            if (after[i].kept[highest] == 0) {
                after[i].kept[highest] = integer;
                after[i].since[highest] = i;
            }
            integer ^= after[i].kept[highest];
        }
    }
    while (q-- > 0) {
        int l, r;
        std::cin >> l >> r;
        unsigned largest = 0;
        int count = 1;
        for (int highest = 29; highest >= 0; --highest) {
            if (after[r].since[highest] < l) continue;
            largest = std::max(largest, largest ^ after[r].kept[highest]);
            count *= 2;
        }
        std::cout << largest << ' ' << count << '\n';
    }
}
