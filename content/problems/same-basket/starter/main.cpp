#include <iostream>
#include <vector>

// Returns how many pairs of baskets with `size` neighbouring pieces are the same.
long long samePairs(const std::vector<int>& pieces, int size) {
    // Write your solution here.
    (void)pieces;
    (void)size;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> pieces(n);
    for (int& kind : pieces) std::cin >> kind;
    std::cout << samePairs(pieces, k) << '\n';
}
