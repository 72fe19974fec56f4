// Wrong: computes the products in 32 bits.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

std::int32_t cross(std::int32_t ax, std::int32_t ay, std::int32_t bx, std::int32_t by) {
    const auto one = static_cast<std::uint32_t>(ax) * static_cast<std::uint32_t>(by);
    const auto other = static_cast<std::uint32_t>(ay) * static_cast<std::uint32_t>(bx);
    return static_cast<std::int32_t>(one - other);
}

int main() {
    int n, q;
    std::cin >> n >> q;
    std::vector<std::int32_t> xs(n), ys(n);
    for (int i = 0; i < n; ++i) std::cin >> xs[i] >> ys[i];
    std::uint32_t sum = 0;
    for (int i = 0; i < n; ++i) sum += static_cast<std::uint32_t>(cross(xs[i], ys[i], xs[(i + 1) % n], ys[(i + 1) % n]));
    const long long twice = std::abs(static_cast<long long>(static_cast<std::int32_t>(sum)));
    std::cout << twice / 2 << '.' << twice % 2 * 5 << '\n';
    while (q-- > 0) {
        std::int32_t x, y;
        std::cin >> x >> y;
        std::string place = "outside";
        for (int i = 0; i < n; ++i) {
            const int j = (i + 1) % n;
            const std::int32_t turn = cross(xs[j] - xs[i], ys[j] - ys[i], x - xs[i], y - ys[i]);
            const bool isBetween = std::min(xs[i], xs[j]) <= x && x <= std::max(xs[i], xs[j]) && std::min(ys[i], ys[j]) <= y &&
                                   y <= std::max(ys[i], ys[j]);
            if (turn == 0 && isBetween) {
                place = "border";
                break;
            }
            const bool crosses = (ys[i] > y) != (ys[j] > y) && (turn > 0) == (ys[j] > ys[i]);
            if (crosses) place = place == "inside" ? "outside" : "inside";
        }
        std::cout << place << '\n';
    }
}
