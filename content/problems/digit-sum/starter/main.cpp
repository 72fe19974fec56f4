// Prints the sum of the digits of n.
#include <iostream>

int main() {
    int n;
    std::cin >> n;

    // Write your solution here.
    int sum = 0;

    std::cout << sum << '\n';
}
