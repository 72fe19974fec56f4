// Wrong: asks for an even number of each digit, and forgets the one in the middle.
#include <array>
#include <bit>
#include <iostream>
#include <string>

std::array<std::array<long long, 12>, 20> ways;

long long countBelow(long long limit) {
    const std::string digits = std::to_string(limit);
    const int length = static_cast<int>(digits.size());
    long long count = 0;
    for (int shorter = 1; shorter < length; ++shorter) count += 9 * ways[shorter - 1][1];
    unsigned oddDigits = 0;
    for (int place = 0; place < length; ++place) {
        for (int smaller = place == 0; smaller < digits[place] - '0'; ++smaller) {
            count += ways[length - place - 1][std::popcount(oddDigits ^ (1u << smaller))];
        }
        oddDigits ^= 1u << (digits[place] - '0');
    }
    return count;
}

int main() {
    ways[0][0] = 1;
    for (int rest = 1; rest < 20; ++rest) {
        for (int odd = 0; odd <= 10; ++odd) {
            ways[rest][odd] = (10 - odd) * ways[rest - 1][odd + 1];
            if (odd > 0) ways[rest][odd] += odd * ways[rest - 1][odd - 1];
        }
    }
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long a, b;
        std::cin >> a >> b;
        std::cout << countBelow(b + 1) - countBelow(a) << '\n';
    }
}
