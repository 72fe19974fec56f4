// Wrong: counts the pairs in 32 bits.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, around;
    long long place;
    std::cin >> n >> around >> place;
    std::vector<int> benches(n);
    for (int& bench : benches) std::cin >> bench;
    std::ranges::sort(benches);
    for (int i = 0; i < n; ++i) benches.push_back(benches[i] + around);
    int low = 0, high = around / 2;
    while (low < high) {
        const int middle = (low + high) / 2;
        int ahead = 0;
        unsigned count = 0;
        for (int i = 0; i < n; ++i) {
            while (benches[ahead] - benches[i] <= middle) ++ahead;
            count += ahead - i - 1;
        }
        if (static_cast<int>(count) >= place) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    std::cout << low << '\n';
}
