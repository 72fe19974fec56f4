#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

long long longestLight(const std::vector<int>& batteries) {
    const long long total = std::accumulate(batteries.begin(), batteries.end(), 0LL);
    const long long others = total - std::ranges::max(batteries);
    // Each minute takes two minutes of charge, and at least one of them from a battery other than the strongest.
    return std::min(total / 2, others);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> batteries(n);
    for (int& minutes : batteries) std::cin >> minutes;
    std::cout << longestLight(batteries) << '\n';
}
