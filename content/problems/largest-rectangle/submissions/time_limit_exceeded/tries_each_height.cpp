// Right but too slow: goes along the whole wall for each height that occurs.
#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> heights(n);
    for (int& height : heights) std::cin >> height;
    long long largest = 0;
    for (int height : std::set<int>(heights.begin(), heights.end())) {
        long long run = 0;
        for (int tower : heights) {
            run = tower >= height ? run + 1 : 0;
            largest = std::max(largest, run * height);
        }
    }
    std::cout << largest << '\n';
}
