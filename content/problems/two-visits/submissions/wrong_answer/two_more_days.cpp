// Wrong: always chooses two new days for a guest who has not been seen twice, also when one visit is there already.
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
    int earlier = -1, days = 0;
    for (const auto& [leaving, arrival] : stays) {
        if (arrival <= earlier) continue;
        earlier = leaving - 1;
        days += 2;
    }
    std::cout << days << '\n';
}
