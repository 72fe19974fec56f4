// Right but too slow: adds up every stretch, going on from each first day to each last one.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> days(n);
    for (long long& day : days) std::cin >> day;

    long long best = days[0];
    for (int first = 0; first < n; ++first) {
        long long sum = 0;
        for (int last = first; last < n; ++last) {
            sum += days[last];
            best = std::max(best, sum);
        }
    }
    std::cout << best << '\n';
}
