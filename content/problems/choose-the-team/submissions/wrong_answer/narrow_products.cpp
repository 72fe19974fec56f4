// Wrong: multiplies three remainders before it takes the next one, which is too large for 64 bits.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int modulus = 1000000007, largest = 500000;
    std::vector<unsigned long long> factorials(largest + 1, 1), inverses(largest + 1, 1);
    for (int i = 1; i <= largest; ++i) factorials[i] = factorials[i - 1] * i % modulus;
    unsigned long long base = factorials[largest];
    for (int exponent = modulus - 2; exponent > 0; exponent /= 2) {
        if (exponent % 2 == 1) inverses[largest] = inverses[largest] * base % modulus;
        base = base * base % modulus;
    }
    for (int i = largest; i > 0; --i) inverses[i - 1] = inverses[i] * i % modulus;
    int q;
    std::cin >> q;
    while (q-- > 0) {
        int n, k;
        std::cin >> n >> k;
        std::cout << (k > n ? 0 : factorials[n] * inverses[k] * inverses[n - k] % modulus) << '\n';
    }
}
