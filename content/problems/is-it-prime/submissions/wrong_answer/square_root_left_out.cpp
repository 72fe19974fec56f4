// Wrong: stops just before the square root, so that 4, 9 and 25 seem to be prime.
#include <iostream>

bool isPrime(int number) {
    for (int divisor = 2; divisor * divisor < number; ++divisor) {
        if (number % divisor == 0) return false;
    }
    return number > 1;
}

int main() {
    int q, number;
    std::cin >> q;
    while (std::cin >> number) std::cout << (isPrime(number) ? "yes" : "no") << '\n';
}
