#include <iostream>
#include <vector>

// Returns how many of the amounts are greater than their mean.
int countAboveMean(const std::vector<long long>& amounts) {
    // Write your solution here.
    (void)amounts;
    return 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> amounts(n);
    for (long long& amount : amounts) std::cin >> amount;
    std::cout << countAboveMean(amounts) << '\n';
}
