// Prints whether a number is even or odd.
#include <iostream>

int main() {
    int n;
    std::cin >> n;

    // Write your solution here.
    std::cout << "even" << '\n';
}
