#include <iostream>
#include <vector>

// Changes the pointers next[1], next[2], ... and returns the new first wagon.
int reverseInGroups(std::vector<int>& next, int first, int k) {
    // Write your solution here.
    (void)next;
    (void)k;
    return first;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k, first;
    std::cin >> n >> k >> first;
    std::vector<int> next(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> next[i];

    std::cout << reverseInGroups(next, first, k) << '\n';
    for (int i = 1; i <= n; ++i) std::cout << next[i] << (i < n ? ' ' : '\n');
}
