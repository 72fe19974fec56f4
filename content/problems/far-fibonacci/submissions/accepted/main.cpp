#include <array>
#include <iostream>

using Matrix = std::array<std::array<long long, 2>, 2>;

Matrix product(const Matrix& a, const Matrix& b, long long p) {
    Matrix result;
    for (int i = 0; i < 2; ++i) {
        for (int j = 0; j < 2; ++j) result[i][j] = (a[i][0] * b[0][j] + a[i][1] * b[1][j]) % p;
    }
    return result;
}

Matrix power(Matrix matrix, long long exponent, long long p) {
    Matrix result{{{1, 0}, {0, 1}}};
    for (; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) result = product(result, matrix, p);
        matrix = product(matrix, matrix, p);
    }
    return result;
}

// Returns f_n modulo p.
long long term(long long s, long long t, long long a, long long b, long long n, long long p) {
    // The matrix makes the pair (f_1, f_2) of the pair (f_0, f_1), and so on.
    const auto firstRow = power({{{0, 1}, {b, a}}}, n, p)[0];
    return (firstRow[0] * s + firstRow[1] * t) % p;
}

int main() {
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long s, t, a, b, n, p;
        std::cin >> s >> t >> a >> b >> n >> p;
        std::cout << term(s, t, a, b, n, p) << '\n';
    }
}
