// Wrong: adds up how many spices were used on the days, so one that was used on two days counts twice.
#include <bit>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<long long> beginnings(30 * n + 1);
    int uses = 0;
    long long found = 0;
    beginnings[0] = 1;
    for (int i = 0; i < n; ++i) {
        unsigned day;
        std::cin >> day;
        uses += std::popcount(day);
        if (uses >= k) found += beginnings[uses - k];
        ++beginnings[uses];
    }
    std::cout << found << '\n';
}
