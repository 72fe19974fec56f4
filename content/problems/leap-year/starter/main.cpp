// Prints how many days a year has.
#include <iostream>

int main() {
    int y;
    std::cin >> y;

    // Write your solution here.
    std::cout << 365 << '\n';
}
