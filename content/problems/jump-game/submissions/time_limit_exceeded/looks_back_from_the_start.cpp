// Right but too slow: looks for each stone from the start for the first one that leads to it.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> reach(n), jumps(n);
    for (int& stones : reach) std::cin >> stones;
    for (int stone = 1; stone < n; ++stone) {
        int before = 0;
        while (before < stone && (jumps[before] < 0 || before + reach[before] < stone)) ++before;
        jumps[stone] = before < stone ? jumps[before] + 1 : -1;
    }
    std::cout << jumps[n - 1] << '\n';
}
