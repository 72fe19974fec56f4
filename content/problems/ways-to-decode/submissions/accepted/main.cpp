#include <iostream>
#include <string>
#include <vector>

const int modulus = 1'000'000'007;

// The number of ways to decode the digits, modulo 1,000,000,007.
int countWays(const std::string& digits) {
    // ways[i]: for the first i digits; there is one way to decode nothing.
    std::vector<int> ways(digits.size() + 1);
    ways[0] = 1;
    for (std::size_t i = 1; i <= digits.size(); ++i) {
        const int digit = digits[i - 1] - '0';
        if (digit > 0) ways[i] = ways[i - 1];
        if (i == 1) continue;
        const int pair = 10 * (digits[i - 2] - '0') + digit;
        if (pair >= 10 && pair <= 26) ways[i] = (ways[i] + ways[i - 2]) % modulus;
    }
    return ways[digits.size()];
}

int main() {
    std::string digits;
    std::cin >> digits;
    std::cout << countWays(digits) << '\n';
}
