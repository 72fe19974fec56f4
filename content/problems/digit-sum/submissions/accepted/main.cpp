#include <iostream>

// Returns the sum of the digits of n.
int digitSum(int n) {
    int total = 0;
    // Goes on until no digit is left.
    while (n > 0) {
        // The remainder is the last digit.
        total += n % 10;
        // Dividing whole numbers takes the last digit away.
        n /= 10;
    }
    return total;
}

int main() {
    int n;
    std::cin >> n;
    std::cout << digitSum(n) << '\n';
}
