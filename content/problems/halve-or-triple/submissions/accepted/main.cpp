#include <iostream>

// An int is too narrow: numbers on the way reach 57 thousand million.
long long nextNumber(long long number) {
    if (number % 2 == 0) return number / 2;
    return 3 * number + 1;
}

int countSteps(long long number) {
    int steps = 0;
    while (number != 1) {
        number = nextNumber(number);
        ++steps;
    }
    return steps;
}

int main() {
    long long number;
    std::cin >> number;
    std::cout << countSteps(number) << '\n';
}
