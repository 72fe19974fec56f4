// Right but too slow: keeps the bends in sorted arrays and moves each one on the right for each stone.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long step, cost = 0;
    std::cin >> n >> step;
    // The nearest bends to the minimum stand at the ends of both arrays.
    std::vector<long long> left, right;
    const auto putLeft = [&](long long bend) { left.insert(std::ranges::upper_bound(left, bend), bend); };
    const auto putRight = [&](long long bend) {
        right.insert(std::ranges::lower_bound(right, bend, std::greater()), bend);
    };
    while (n-- > 0) {
        long long height;
        std::cin >> height;
        for (long long& bend : right) bend += step;
        putLeft(height);
        putRight(height);
        const long long toTheRight = left.back(), toTheLeft = right.back();
        left.pop_back();
        right.pop_back();
        cost += toTheRight - toTheLeft;
        putRight(toTheRight);
        putLeft(toTheLeft);
    }
    std::cout << cost << '\n';
}
