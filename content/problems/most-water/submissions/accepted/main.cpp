#include <algorithm>
#include <iostream>
#include <vector>

long long mostWater(const std::vector<int>& heights) {
    int left = 0, right = static_cast<int>(heights.size()) - 1;
    long long most = 0;
    while (left < right) {
        const long long water = std::min(heights[left], heights[right]);
        most = std::max(most, water * (right - left));
        // Every other tank with the lower end is narrower and no higher, so this pane can go.
        if (heights[left] < heights[right]) ++left;
        else --right;
    }
    return most;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> heights(n);
    for (int& height : heights) std::cin >> height;
    std::cout << mostWater(heights) << '\n';
}
