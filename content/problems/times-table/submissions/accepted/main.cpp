#include <iostream>

// Prints the ten lines of the times table of n.
void printTable(int n) {
    // One round for each line of the table.
    for (int i = 1; i <= 10; i++) {
        std::cout << n << " x " << i << " = " << n * i << '\n';
    }
}

int main() {
    int n;
    std::cin >> n;
    printTable(n);
}
