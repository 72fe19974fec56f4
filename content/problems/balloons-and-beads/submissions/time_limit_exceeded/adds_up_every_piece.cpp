// Right but too slow: adds up both pieces anew for every cut.
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> pulls(n);
    for (long long& pull : pulls) std::cin >> pull;
    long long best = -1;
    int bestCut = 0;
    for (int cut = 1; cut < n; ++cut) {
        const long long left = std::accumulate(pulls.begin(), pulls.begin() + cut, 0LL);
        const long long right = std::accumulate(pulls.begin() + cut, pulls.end(), 0LL);
        const long long difference = std::abs(left - right);
        if (best < 0 || difference < best) best = difference, bestCut = cut;
    }
    std::cout << bestCut << ' ' << best << '\n';
}
