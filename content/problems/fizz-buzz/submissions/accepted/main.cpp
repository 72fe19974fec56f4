#include <iostream>

// Prints what is said for each number from 1 to n, one line each.
void fizzBuzz(int n) {
    for (int number = 1; number <= n; number++) {
        if (number % 3 == 0 && number % 5 == 0) {
            std::cout << "FizzBuzz\n";
        } else if (number % 3 == 0) {
            std::cout << "Fizz\n";
        } else if (number % 5 == 0) {
            std::cout << "Buzz\n";
        } else {
            std::cout << number << '\n';
        }
    }
}

int main() {
    int n;
    std::cin >> n;
    fizzBuzz(n);
}
