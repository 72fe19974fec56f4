#include <array>
#include <bit>
#include <iostream>
#include <string>

constexpr int longest = 19;

// ways[rest][odd]: how many choices of `rest` digits make a mirror ticket, if `odd` digits have an odd count before.
using Ways = std::array<std::array<long long, 11>, longest + 1>;

Ways waysToGoOn() {
    Ways ways{};
    ways[0][0] = ways[0][1] = 1;
    for (int rest = 1; rest <= longest; ++rest) {
        for (int odd = 0; odd <= 10; ++odd) {
            if (odd > 0) ways[rest][odd] += odd * ways[rest - 1][odd - 1];
            if (odd < 10) ways[rest][odd] += (10 - odd) * ways[rest - 1][odd + 1];
        }
    }
    return ways;
}

// The number of mirror tickets from 1 to limit - 1.
long long countBelow(long long limit, const Ways& ways) {
    const std::string digits = std::to_string(limit);
    const int length = static_cast<int>(digits.size());
    long long count = 0;
    for (int shorter = 1; shorter < length; ++shorter) count += 9 * ways[shorter - 1][1];

    unsigned oddDigits = 0;
    for (int place = 0; place < length; ++place) {
        const int digit = digits[place] - '0';
        for (int smaller = place == 0 ? 1 : 0; smaller < digit; ++smaller) {
            count += ways[length - place - 1][std::popcount(oddDigits ^ (1u << smaller))];
        }
        oddDigits ^= 1u << digit;
    }
    return count;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const Ways ways = waysToGoOn();
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long a, b;
        std::cin >> a >> b;
        std::cout << countBelow(b + 1, ways) - countBelow(a, ways) << '\n';
    }
}
