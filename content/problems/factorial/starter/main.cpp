#include <iostream>

// Returns the product of the numbers from 1 to n.
long long factorial(int n) {
    // Write your solution here.
    return 0;
}

int main() {
    int n;
    std::cin >> n;
    std::cout << factorial(n) << '\n';
}
