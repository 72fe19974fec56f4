// Wrong: seconds of the playlist in 32 bits.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, q;
    std::cin >> n >> q;
    std::vector<unsigned> begins;
    unsigned total = 0;
    for (int i = 0; i < n; ++i) {
        unsigned length;
        std::cin >> length;
        begins.push_back(total);
        total += length;
    }
    while (q-- > 0) {
        long long moment;
        std::cin >> moment;
        const unsigned inTheRound = moment % total;
        const auto song = std::ranges::upper_bound(begins, inTheRound) - begins.begin();
        std::cout << song << ' ' << inTheRound - begins[song - 1] << '\n';
    }
}
