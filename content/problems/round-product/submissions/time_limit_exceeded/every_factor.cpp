// Right but too slow: looks for the primes of the base in each number from a to b.
#include <algorithm>
#include <iostream>
#include <limits>

int main() {
    long long a, b, base;
    std::cin >> a >> b >> base;
    long long zeros = std::numeric_limits<long long>::max();
    for (long long prime = 2; base > 1; ++prime) {
        if (prime * prime > base) prime = base;
        int exponent = 0;
        for (; base % prime == 0; base /= prime) ++exponent;
        if (exponent == 0) continue;
        long long found = 0;
        for (long long multiple = (a + prime - 1) / prime * prime; multiple <= b; multiple += prime) {
            for (long long rest = multiple; rest % prime == 0; rest /= prime) ++found;
        }
        zeros = std::min(zeros, found / exponent);
    }
    std::cout << zeros << '\n';
}
