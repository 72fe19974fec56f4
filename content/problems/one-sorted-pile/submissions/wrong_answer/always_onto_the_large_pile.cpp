// Wrong: sorts the piles and gives the pile made so far to the machine in every order.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<long long> piles(n);
    for (long long& sheets : piles) std::cin >> sheets;
    std::ranges::sort(piles);
    long long merged = piles[0], seconds = 0;
    int next = 1;
    int taken = n > 1 ? (n - 2) % (k - 1) + 1 : 0;
    while (next < n) {
        for (int i = 0; i < taken; ++i) merged += piles[next++];
        seconds += merged;
        taken = k - 1;
    }
    std::cout << seconds << '\n';
}
