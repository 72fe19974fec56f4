#include <iostream>

bool isPrime(int number) {
    if (number < 2) return false;
    // Divisors come in pairs, and the smaller one of a pair is at most the square root.
    for (int divisor = 2; divisor * divisor <= number; ++divisor) {
        if (number % divisor == 0) return false;
    }
    return true;
}

int main() {
    int q;
    std::cin >> q;
    for (int i = 0; i < q; ++i) {
        int number;
        std::cin >> number;
        std::cout << (isPrime(number) ? "yes" : "no") << '\n';
    }
}
