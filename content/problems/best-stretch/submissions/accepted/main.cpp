#include <algorithm>
#include <iostream>
#include <vector>

// The largest sum of one or more days in a row.
long long bestStretch(const std::vector<long long>& days) {
    long long endingHere = days[0], best = days[0];
    for (std::size_t i = 1; i < days.size(); ++i) {
        // A stretch that ends today goes on from yesterday's, or begins anew if that one only costs coins.
        endingHere = std::max(endingHere + days[i], days[i]);
        best = std::max(best, endingHere);
    }
    return best;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> days(n);
    for (long long& day : days) std::cin >> day;

    std::cout << bestStretch(days) << '\n';
}
