#include <iostream>

// Returns the product of the numbers from 1 to n.
long long factorial(int n) {
    // 64 bits: from 13! on, the product does not fit into an int.
    long long product = 1;
    for (int number = 1; number <= n; number++) {
        product *= number;
    }
    return product;
}

int main() {
    int n;
    std::cin >> n;
    std::cout << factorial(n) << '\n';
}
