// Wrong: computes areas in 32 bits.
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    long long k;
    std::cin >> n >> m >> k;
    std::vector<std::uint32_t> widths(n), lengths(m);
    for (auto& width : widths) std::cin >> width;
    for (auto& length : lengths) std::cin >> length;
    std::uint32_t low = 1, high = widths.back() * lengths.back();
    while (low < high) {
        const std::uint32_t middle = low + (high - low) / 2;
        int columns = m;
        long long count = 0;
        for (const auto width : widths) {
            while (columns > 0 && width * lengths[columns - 1] > middle) --columns;
            count += columns;
        }
        if (count >= k) high = middle;
        else low = middle + 1;
    }
    std::cout << low << '\n';
}
