// Wrong: takes a step before it asks whether 1 is reached already.
#include <iostream>

int main() {
    long long number;
    std::cin >> number;
    int steps = 0;
    do {
        number = number % 2 == 0 ? number / 2 : 3 * number + 1;
        ++steps;
    } while (number != 1);
    std::cout << steps << '\n';
}
