// Prints a number with its two digits swapped.
#include <iostream>

int main() {
    int n;
    std::cin >> n;

    // Write your solution here.
    int swapped = n;

    std::cout << swapped << '\n';
}
