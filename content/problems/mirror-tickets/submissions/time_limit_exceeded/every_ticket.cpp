// Right but too slow: looks at every ticket of a roll.
#include <bit>
#include <iostream>

bool isMirrorTicket(long long number) {
    unsigned oddDigits = 0;
    for (; number > 0; number /= 10) oddDigits ^= 1u << (number % 10);
    return std::popcount(oddDigits) <= 1;
}

int main() {
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long a, b, count = 0;
        std::cin >> a >> b;
        for (long long number = a; number <= b; ++number) count += isMirrorTicket(number);
        std::cout << count << '\n';
    }
}
