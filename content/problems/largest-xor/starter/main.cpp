#include <iostream>
#include <vector>

// Returns the largest XOR of two of the keys.
int largestXor(const std::vector<int>& keys) {
    // Write your solution here.
    (void)keys;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> keys(n);
    for (int& key : keys) std::cin >> key;
    std::cout << largestXor(keys) << '\n';
}
