// Wrong: the remainder of a negative number is negative in C++, so the flash that is found can lie before both lighthouses begin.
#include <iostream>
#include <numeric>
#include <utility>

// The inverse of a number modulo another one, with Euclid's algorithm.
long long inverse(long long number, long long modulus) {
    long long one = 1, other = 0, rest = modulus;
    while (rest != 0) {
        const long long times = number / rest;
        number -= times * rest;
        std::swap(number, rest);
        one -= times * other;
        std::swap(one, other);
    }
    return one;
}

int main() {
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long a, p, b, r;
        std::cin >> a >> p >> b >> r;
        const long long divisor = std::gcd(p, r), steps = r / divisor;
        if ((b - a) % divisor != 0) {
            std::cout << "never\n";
            continue;
        }
        const long long x = (b - a) / divisor % steps * inverse(p / divisor % steps, steps) % steps;
        long long second = a + x * p;
        if (second < b) second += (b - second + p * steps - 1) / (p * steps) * (p * steps);
        std::cout << second << '\n';
    }
}
