// Right but too slow: tries every number below x as a divisor.
#include <iostream>

bool isPrime(int number) {
    for (int divisor = 2; divisor < number; ++divisor) {
        if (number % divisor == 0) return false;
    }
    return number > 1;
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
