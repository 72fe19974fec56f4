// Right but too slow: halves the exponent but computes both halves, which makes as many products as there are steps.
#include <array>
#include <iostream>

using Matrix = std::array<long long, 4>;

Matrix power(const Matrix& m, long long n, long long p) {
    if (n == 0) return {1, 0, 0, 1};
    if (n == 1) return m;
    const Matrix x = power(m, n / 2, p), y = power(m, n - n / 2, p);
    return {(x[0] * y[0] + x[1] * y[2]) % p, (x[0] * y[1] + x[1] * y[3]) % p,
            (x[2] * y[0] + x[3] * y[2]) % p, (x[2] * y[1] + x[3] * y[3]) % p};
}

int main() {
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long s, t, a, b, n, p;
        std::cin >> s >> t >> a >> b >> n >> p;
        const Matrix m = power({0, 1, b, a}, n, p);
        std::cout << (m[0] * s + m[1] * t) % p << '\n';
    }
}
