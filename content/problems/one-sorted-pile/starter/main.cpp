#include <iostream>
#include <vector>

// The smallest number of seconds; the machine merges up to atOnce piles.
long long leastSeconds(const std::vector<int>& piles, int atOnce) {
    // Write your solution here.
    (void)piles;
    (void)atOnce;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> piles(n);
    for (int& sheets : piles) std::cin >> sheets;
    std::cout << leastSeconds(piles, k) << '\n';
}
