// Wrong: adds up the profit in 32 bits.
#include <algorithm>
#include <cstdint>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::uint32_t best = 0, before = 0;
    std::int32_t holding = -2000000000;
    while (n-- > 0) {
        std::int32_t price;
        std::cin >> price;
        const auto bought = static_cast<std::int32_t>(before - static_cast<std::uint32_t>(price));
        holding = std::max(holding, bought);
        before = best;
        const auto sold = static_cast<std::int32_t>(static_cast<std::uint32_t>(holding) + static_cast<std::uint32_t>(price));
        best = static_cast<std::uint32_t>(std::max(static_cast<std::int32_t>(best), sold));
    }
    std::cout << static_cast<std::int32_t>(best) << '\n';
}
