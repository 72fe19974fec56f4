// Right but too slow: tries each number of matches of each heap.
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
    for (int i = 0; i < n; ++i) {
        for (int matches = 1; matches <= heaps[i]; ++matches) {
            if ((sum ^ heaps[i] ^ (heaps[i] - matches)) == 0) {
                std::cout << i + 1 << ' ' << matches << '\n';
                return 0;
            }
        }
    }
    std::cout << "lost\n";
}
