// Right but too slow: walks from the first wagon again for each place of the train.
#include <algorithm>
#include <iostream>
#include <vector>

int wagonAt(const std::vector<int>& next, int first, int place) {
    int wagon = first;
    while (place-- > 0) wagon = next[wagon];
    return wagon;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, first;
    std::cin >> n >> k >> first;
    std::vector<int> next(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> next[i];
    std::vector<int> changed(n + 1);
    int last = 0;
    for (int start = 0; start < n; start += k) {
        const int size = std::min(k, n - start);
        for (int i = 0; i < size; ++i) {
            const int wagon = wagonAt(next, first, size == k ? start + k - 1 - i : start + i);
            changed[last] = wagon;
            last = wagon;
        }
    }
    for (int i = 0; i <= n; ++i) std::cout << changed[i] << (i == 0 ? '\n' : ' ');
}
