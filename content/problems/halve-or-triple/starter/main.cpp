#include <iostream>

// Returns the number of steps from the number to 1.
int countSteps(long long number) {
    // Write your solution here.
    (void)number;
    return 0;
}

int main() {
    long long number;
    std::cin >> number;
    std::cout << countSteps(number) << '\n';
}
