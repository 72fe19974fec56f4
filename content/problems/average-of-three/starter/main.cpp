// Prints the mean of three numbers.
#include <iostream>

int main() {
    int a, b, c;
    std::cin >> a >> b >> c;

    // Write your solution here.
    double mean = 0;

    std::cout << mean << '\n';
}
