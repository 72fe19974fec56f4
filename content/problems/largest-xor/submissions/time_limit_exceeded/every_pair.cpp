// Right but too slow: tries every pair of keys.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> keys(n);
    for (int& key : keys) std::cin >> key;
    int largest = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) largest = std::max(largest, keys[i] ^ keys[j]);
    }
    std::cout << largest << '\n';
}
