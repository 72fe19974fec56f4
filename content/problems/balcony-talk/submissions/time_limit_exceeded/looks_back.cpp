// Right but too slow: looks back from each house until somebody higher is in the way.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> heights(n);
    for (int& height : heights) std::cin >> height;
    long long pairs = 0;
    for (int i = 1; i < n; ++i) {
        int between = 0;
        for (int j = i - 1; j >= 0 && between <= heights[i]; --j) {
            if (heights[j] >= between) ++pairs;
            between = std::max(between, heights[j]);
        }
    }
    std::cout << pairs << '\n';
}
