// Right but too slow: searches for the distance, but looks at every single pair to count.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

int main() {
    int n, around;
    long long place;
    std::cin >> n >> around >> place;
    std::vector<int> benches(n);
    for (int& bench : benches) std::cin >> bench;
    int low = 0, high = around / 2;
    while (low < high) {
        const int middle = (low + high) / 2;
        long long count = 0;
        for (int i = 0; i < n; ++i) {
            for (int j = 0; j < i; ++j) {
                const int apart = std::abs(benches[i] - benches[j]);
                count += std::min(apart, around - apart) <= middle;
            }
        }
        if (count >= place) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    std::cout << low << '\n';
}
