// Wrong: multiplies in 32 bits, although only the remainders fit.
#include <iostream>

int main() {
    int q;
    std::cin >> q;
    while (q-- > 0) {
        unsigned s, t, a, b, p;
        long long n;
        std::cin >> s >> t >> a >> b >> n >> p;
        unsigned r[2][2] = {{1, 0}, {0, 1}}, m[2][2] = {{0, 1}, {b, a}};
        const auto multiply = [p](unsigned (&x)[2][2], const unsigned (&y)[2][2]) {
            unsigned z[2][2];
            for (int i = 0; i < 2; ++i) {
                for (int j = 0; j < 2; ++j) z[i][j] = (x[i][0] * y[0][j] + x[i][1] * y[1][j]) % p;
            }
            for (int i = 0; i < 4; ++i) x[i / 2][i % 2] = z[i / 2][i % 2];
        };
        for (; n > 0; n /= 2) {
            if (n % 2 == 1) multiply(r, m);
            unsigned copy[2][2] = {{m[0][0], m[0][1]}, {m[1][0], m[1][1]}};
            multiply(m, copy);
        }
        std::cout << (r[0][0] * s + r[0][1] * t) % p << '\n';
    }
}
