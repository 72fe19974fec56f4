// Right but too slow: remembers which digits are odd instead of how many, and begins anew for each end of a roll.
#include <bit>
#include <iostream>
#include <string>
#include <vector>

// Counts the mirror tickets from 1 to limit.
long long countUpTo(long long limit) {
    const std::string digits = std::to_string(limit);
    std::vector<long long> ways(1024);
    int same = 0;
    bool first = true;
    for (char sign : digits) {
        std::vector<long long> next(1024);
        for (int odd = 0; odd < 1024; ++odd) {
            if (ways[odd] == 0) continue;
            for (int digit = 0; digit < 10; ++digit) next[odd ^ 1 << digit] += ways[odd];
        }
        for (int digit = first ? 1 : 0; digit < sign - '0'; ++digit) ++next[same ^ 1 << digit];
        for (int digit = 1; digit < 10 && !first; ++digit) ++next[1 << digit];
        same ^= 1 << (sign - '0');
        first = false;
        ways = next;
    }
    ++ways[same];
    long long count = 0;
    for (unsigned odd = 0; odd < 1024; ++odd) {
        if (std::popcount(odd) <= 1) count += ways[odd];
    }
    return count;
}

int main() {
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long a, b;
        std::cin >> a >> b;
        std::cout << countUpTo(b) - (a > 1 ? countUpTo(a - 1) : 0) << '\n';
    }
}
