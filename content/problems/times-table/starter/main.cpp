#include <iostream>

// Prints the ten lines of the times table of n.
void printTable(int n) {
    // Write your solution here.
    std::cout << n << " x 1 = " << n << '\n';
}

int main() {
    int n;
    std::cin >> n;
    printTable(n);
}
