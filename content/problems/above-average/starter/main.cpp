// Prints how many of the amounts are greater than their mean.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> amounts(n);
    for (int i = 0; i < n; i++) {
        std::cin >> amounts[i];
    }

    // Write your solution here.
    int above = 0;

    std::cout << above << '\n';
}
