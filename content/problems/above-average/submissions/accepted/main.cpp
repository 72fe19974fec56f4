#include <iostream>
#include <vector>

int countAboveMean(const std::vector<long long>& amounts) {
    const long long n = static_cast<long long>(amounts.size());
    long long total = 0;
    for (long long amount : amounts) total += amount;
    int count = 0;
    for (long long amount : amounts) {
        // The same as amount > total / n, with both sides times n, so that no fraction is needed.
        if (amount * n > total) ++count;
    }
    return count;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<long long> amounts(n);
    for (long long& amount : amounts) std::cin >> amount;
    std::cout << countAboveMean(amounts) << '\n';
}
