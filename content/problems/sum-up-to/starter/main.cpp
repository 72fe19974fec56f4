#include <iostream>

// Returns the sum of the numbers from 1 to n that are divisible by k.
int sumOfMultiples(int n, int k) {
    // Write your solution here.
    return 0;
}

int main() {
    int n, k;
    std::cin >> n >> k;
    std::cout << sumOfMultiples(n, k) << '\n';
}
