// Prints what is said for each number from 1 to n, one line each.
#include <iostream>

int main() {
    int n;
    std::cin >> n;

    // Write your solution here.
    std::cout << n << '\n';
}
