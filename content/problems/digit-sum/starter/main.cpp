#include <iostream>

// Returns the sum of the digits of n.
int digitSum(int n) {
    // Write your solution here.
    return 0;
}

int main() {
    int n;
    std::cin >> n;
    std::cout << digitSum(n) << '\n';
}
