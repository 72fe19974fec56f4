// Right but too slow: measures the tank of each pair of panes.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> heights(n);
    for (auto& height : heights) std::cin >> height;
    long long most = 0;
    for (int right = 0; right < n; ++right) {
        for (int left = 0; left < right; ++left) {
            most = std::max(most, std::min(heights[left], heights[right]) * (right - left));
        }
    }
    std::cout << most << '\n';
}
