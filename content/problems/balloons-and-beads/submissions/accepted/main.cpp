#include <cstdlib>
#include <iostream>
#include <limits>
#include <numeric>
#include <vector>

struct Cut {
    int left;
    long long difference;
};

// Sums reach 4 * 10^14, so they are 64 bits wide.
Cut fairestCut(const std::vector<int>& pulls) {
    const long long whole = std::accumulate(pulls.begin(), pulls.end(), 0LL);
    Cut best{0, std::numeric_limits<long long>::max()};
    long long leftPull = 0;
    for (int cut = 1; cut < static_cast<int>(pulls.size()); ++cut) {
        leftPull += pulls[cut - 1];
        // The right piece pulls with whole - leftPull.
        const long long difference = std::abs(whole - 2 * leftPull);
        if (difference < best.difference) best = {cut, difference};
    }
    return best;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> pulls(n);
    for (int& pull : pulls) std::cin >> pull;

    const Cut cut = fairestCut(pulls);
    std::cout << cut.left << ' ' << cut.difference << '\n';
}
