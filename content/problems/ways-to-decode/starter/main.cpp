#include <iostream>
#include <string>

// The number of ways to decode the digits, modulo 1,000,000,007.
int countWays(const std::string& digits) {
    // Write your solution here.
    (void)digits;
    return 0;
}

int main() {
    std::string digits;
    std::cin >> digits;
    std::cout << countWays(digits) << '\n';
}
