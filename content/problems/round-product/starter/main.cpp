#include <iostream>

// Returns the number of zeros at the end of a * (a + 1) * ... * b, written in the base.
long long countZeros(long long a, long long b, long long base) {
    // Write your solution here.
    (void)a;
    (void)b;
    (void)base;
    return 0;
}

int main() {
    long long a, b, base;
    std::cin >> a >> b >> base;
    std::cout << countZeros(a, b, base) << '\n';
}
