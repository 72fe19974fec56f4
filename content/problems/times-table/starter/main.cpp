// Prints the ten lines of the times table of n.
#include <iostream>

int main() {
    int n;
    std::cin >> n;

    // Write your solution here.
    std::cout << n << " x 1 = " << n << '\n';
}
