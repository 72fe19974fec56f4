#include <iostream>

// Returns the sum of the numbers from 1 to n that are divisible by k.
int sumOfMultiples(int n, int k) {
    int total = 0;
    for (int number = 1; number <= n; number++) {
        // Divisible means that nothing remains.
        if (number % k == 0) {
            total += number;
        }
    }
    return total;
}

int main() {
    int n, k;
    std::cin >> n >> k;
    std::cout << sumOfMultiples(n, k) << '\n';
}
