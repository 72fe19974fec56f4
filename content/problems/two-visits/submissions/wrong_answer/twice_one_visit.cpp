// Wrong: finds the fewest days for one visit each, and doubles their number.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<std::pair<int, int>> stays(n);
    for (auto& [leaving, arrival] : stays) std::cin >> arrival >> leaving;
    std::ranges::sort(stays);
    int days = 0, last = 0;
    for (const auto& [leaving, arrival] : stays) {
        if (last >= arrival) continue;
        ++days;
        last = leaving;
    }
    std::cout << 2 * days << '\n';
}
