// Wrong: does not notice that the frog is stuck, and goes on as if slippery stones could be left.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    int jumps = 0, end = 0, farthest = 0;
    for (int stone = 0; stone < n; ++stone) {
        int reach;
        std::cin >> reach;
        if (stone == n - 1) break;
        farthest = std::max(farthest, stone + reach);
        if (stone == end) {
            ++jumps;
            end = std::max(farthest, stone + 1);
        }
    }
    std::cout << jumps << '\n';
}
