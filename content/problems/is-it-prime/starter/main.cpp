#include <iostream>

// Returns whether the number is prime.
bool isPrime(int number) {
    // Write your solution here.
    (void)number;
    return false;
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
