// Right but too slow: goes through all other planks for each plank that might go back.
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> planks(n);
    for (int& plank : planks) std::cin >> plank;

    int longest = 0, returned = 0;
    for (int i = 0; i < n; ++i) {
        int length = 0;
        for (int j = 0; j < n; ++j) {
            if (j != i) length = std::gcd(length, planks[j]);
        }
        if (length > longest || (length == longest && planks[i] < planks[returned])) {
            longest = length;
            returned = i;
        }
    }
    const long long total = std::accumulate(planks.begin(), planks.end(), 0LL);
    std::cout << longest << ' ' << returned + 1 << ' ' << (total - planks[returned]) / longest << '\n';
}
