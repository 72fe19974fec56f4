// Right but too slow: walks from each tower to the nearest lower one on both sides.
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
    long long largest = 0;
    for (int place = 0; place < n; ++place) {
        int left = place, right = place;
        while (left > 0 && heights[left - 1] >= heights[place]) --left;
        while (right + 1 < n && heights[right + 1] >= heights[place]) ++right;
        largest = std::max(largest, static_cast<long long>(heights[place]) * (right - left + 1));
    }
    std::cout << largest << '\n';
}
