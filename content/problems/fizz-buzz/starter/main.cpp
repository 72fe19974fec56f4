#include <iostream>

// Prints what is said for each number from 1 to n, one line each.
void fizzBuzz(int n) {
    // Write your solution here.
    std::cout << n << '\n';
}

int main() {
    int n;
    std::cin >> n;
    fizzBuzz(n);
}
