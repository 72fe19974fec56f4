// Wrong: asks for 3 first, so FizzBuzz is never reached.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    for (int number = 1; number <= n; number++) {
        if (number % 3 == 0) {
            std::cout << "Fizz\n";
        } else if (number % 5 == 0) {
            std::cout << "Buzz\n";
        } else if (number % 3 == 0 && number % 5 == 0) {
            std::cout << "FizzBuzz\n";
        } else {
            std::cout << number << '\n';
        }
    }
}
