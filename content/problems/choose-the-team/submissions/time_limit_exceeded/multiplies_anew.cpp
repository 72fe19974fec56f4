// Right but too slow: multiplies the factors of each question anew.
#include <algorithm>
#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    constexpr long long modulus = 1000000007;
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long n, k;
        std::cin >> n >> k;
        if (k > n) {
            std::cout << "0\n";
            continue;
        }
        long long above = 1, below = 1;
        for (long long i = 0; i < std::min(k, n - k); ++i) {
            above = above * (n - i) % modulus;
            below = below * (i + 1) % modulus;
        }
        for (long long exponent = modulus - 2; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1) above = above * below % modulus;
            below = below * below % modulus;
        }
        std::cout << above << '\n';
    }
}
