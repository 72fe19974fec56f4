// Right but too slow: looks for prime factors up to the base itself instead of up to its root.
#include <algorithm>
#include <iostream>
#include <limits>

long long exponent(long long prime, long long n) {
    long long sum = 0;
    while (n > 0) sum += n /= prime;
    return sum;
}

int main() {
    long long a, b, base, fewest = std::numeric_limits<long long>::max();
    std::cin >> a >> b >> base;
    for (long long prime = 2; prime <= base; ++prime) {
        long long times = 0;
        for (; base % prime == 0; base /= prime) ++times;
        if (times > 0) fewest = std::min(fewest, (exponent(prime, b) - exponent(prime, a - 1)) / times);
    }
    std::cout << fewest << '\n';
}
