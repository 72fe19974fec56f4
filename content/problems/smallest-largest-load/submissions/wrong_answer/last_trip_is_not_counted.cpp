// Wrong: counts a trip only when the next box does not fit, and so allows one trip too many.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, trips;
    std::cin >> n >> trips;
    std::vector<long long> weights(n);
    for (long long& weight : weights) std::cin >> weight;
    long long low = *std::max_element(weights.begin(), weights.end());
    long long high = std::accumulate(weights.begin(), weights.end(), 0LL);
    while (low < high) {
        const long long middle = (low + high) / 2;
        long long load = 0;
        int used = 0;
        for (const long long weight : weights) {
            if (load + weight > middle) {
                ++used;
                load = 0;
            }
            load += weight;
        }
        if (used <= trips) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    std::cout << low << '\n';
}
