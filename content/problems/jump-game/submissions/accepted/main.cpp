#include <algorithm>
#include <iostream>
#include <vector>

// The smallest number of jumps from the first stone to the last, or -1.
int fewestJumps(const std::vector<int>& reach) {
    const int last = static_cast<int>(reach.size()) - 1;
    int jumps = 0;
    int end = 0;       // the last stone that so many jumps lead to
    int farthest = 0;  // the last stone that one jump more leads to
    for (int stone = 0; stone < last; ++stone) {
        farthest = std::max(farthest, stone + reach[stone]);
        if (stone < end) continue;
        if (farthest == stone) return -1;
        ++jumps;
        end = farthest;
    }
    return jumps;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> reach(n);
    for (int& stones : reach) std::cin >> stones;
    std::cout << fewestJumps(reach) << '\n';
}
