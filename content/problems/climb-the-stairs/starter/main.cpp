#include <iostream>

// Returns the number of ways to climb so many steps.
int countWays(int steps) {
    // Write your solution here.
    (void)steps;
    return 0;
}

int main() {
    int steps;
    std::cin >> steps;
    std::cout << countWays(steps) << '\n';
}
