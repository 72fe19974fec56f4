// Wrong: the exponents in 32 bits.
#include <algorithm>
#include <iostream>
#include <limits>

// How often the prime divides n!.
int exponentInFactorial(long long prime, long long n) {
    int exponent = 0;
    while (n > 0) {
        n /= prime;
        exponent += static_cast<int>(n);
    }
    return exponent;
}

long long countZeros(long long a, long long b, long long base) {
    long long zeros = std::numeric_limits<long long>::max();
    const auto useUp = [&](long long prime, int exponent) {
        const int inProduct = exponentInFactorial(prime, b) - exponentInFactorial(prime, a - 1);
        zeros = std::min<long long>(zeros, inProduct / exponent);
    };
    for (long long divisor = 2; divisor * divisor <= base; ++divisor) {
        int exponent = 0;
        for (; base % divisor == 0; base /= divisor) ++exponent;
        if (exponent > 0) useUp(divisor, exponent);
    }
    if (base > 1) useUp(base, 1);
    return zeros;
}

int main() {
    long long a, b, base;
    std::cin >> a >> b >> base;
    std::cout << countZeros(a, b, base) << '\n';
}
