// Wrong: takes as many matches as the nim-sum says, instead of leaving what makes it 0.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, sum = 0;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int& heap : heaps) {
        std::cin >> heap;
        sum ^= heap;
    }
    if (sum == 0) {
        std::cout << "lost\n";
        return 0;
    }
    for (int i = 0; i < n; ++i) {
        if ((heaps[i] ^ sum) < heaps[i]) {
            std::cout << i + 1 << ' ' << sum << '\n';
            return 0;
        }
    }
}
