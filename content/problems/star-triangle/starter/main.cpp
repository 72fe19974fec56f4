// Prints the n lines of the triangle.
#include <iostream>

int main() {
    int n;
    std::cin >> n;

    // Write your solution here.
    std::cout << "*" << '\n';
}
