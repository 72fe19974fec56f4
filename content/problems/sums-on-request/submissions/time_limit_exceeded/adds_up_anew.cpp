// Right but too slow: adds up the days of each request anew.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<long long> profits(n);
    for (long long& profit : profits) std::cin >> profit;
    while (q--) {
        int first, last;
        std::cin >> first >> last;
        long long sum = 0;
        for (int day = first - 1; day < last; ++day) sum += profits[day];
        std::cout << sum << '\n';
    }
}
