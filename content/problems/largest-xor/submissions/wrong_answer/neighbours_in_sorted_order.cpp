// Wrong: compares only neighbours in sorted order, which is right for the smallest XOR.
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
    std::sort(keys.begin(), keys.end());
    int largest = 0;
    for (int i = 1; i < n; ++i) largest = std::max(largest, keys[i - 1] ^ keys[i]);
    std::cout << largest << '\n';
}
