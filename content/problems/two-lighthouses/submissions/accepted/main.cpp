#include <iostream>
#include <optional>
#include <utility>

struct Gcd {
    long long divisor;
    long long factor;  // factor * u = divisor (mod v)
};

Gcd extendedGcd(long long u, long long v) {
    long long factor = 1, next = 0;
    while (v != 0) {
        const long long quotient = u / v;
        u = std::exchange(v, u - quotient * v);
        factor = std::exchange(next, factor - quotient * next);
    }
    return {u, factor};
}

std::optional<long long> firstCommonFlash(long long a, long long p, long long b, long long r) {
    const auto [divisor, factor] = extendedGcd(p, r);
    if ((b - a) % divisor != 0) return std::nullopt;
    // The smallest x >= 0 with a + x * p = b (mod r). Both factors are below 10^9 in size, so the product fits.
    const long long steps = r / divisor;
    const long long x = ((b - a) / divisor % steps * factor % steps + steps) % steps;
    const long long second = a + x * p;
    if (second >= b) return second;
    // Both flash again after each common multiple of the periods.
    const long long multiple = p * steps;
    return second + (b - second + multiple - 1) / multiple * multiple;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long a, p, b, r;
        std::cin >> a >> p >> b >> r;
        if (auto second = firstCommonFlash(a, p, b, r)) std::cout << *second << '\n';
        else std::cout << "never\n";
    }
}
