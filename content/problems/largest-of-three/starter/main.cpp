// Prints the highest of three temperatures.
#include <iostream>

int main() {
    int a, b, c;
    std::cin >> a >> b >> c;

    // Write your solution here.
    int warmest = 0;

    std::cout << warmest << '\n';
}
