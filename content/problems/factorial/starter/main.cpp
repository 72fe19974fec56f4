// Prints the product of the numbers from 1 to n.
#include <iostream>

int main() {
    int n;
    std::cin >> n;

    // Write your solution here.
    long long product = 1;

    std::cout << product << '\n';
}
