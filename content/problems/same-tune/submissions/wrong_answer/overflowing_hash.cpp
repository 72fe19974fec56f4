// Wrong: writes a tune down as a sum of powers that overflows 64 bits, for which different tunes can be equal whatever the base is.
#include <cstdint>
#include <iostream>
#include <unordered_map>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::unordered_map<std::uint64_t, long long> seen;
    long long pairs = 0;
    while (n-- > 0) {
        int m, first, note;
        std::cin >> m >> first;
        std::uint64_t tune = 1;
        for (int i = 1; i < m; ++i) {
            std::cin >> note;
            tune = tune * 1'000'003 + static_cast<std::uint64_t>(note - first + 5000);
        }
        pairs += seen[tune]++;
    }
    std::cout << seen.size() << ' ' << pairs << '\n';
}
