// Prints the sum of the numbers from 1 to n that are divisible by k.
#include <iostream>

int main() {
    int n, k;
    std::cin >> n >> k;

    // Write your solution here.
    int sum = 0;

    std::cout << sum << '\n';
}
