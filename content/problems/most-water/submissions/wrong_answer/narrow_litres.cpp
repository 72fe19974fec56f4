// Wrong: computes the litres in 32 bits.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::uint32_t> heights(n);
    for (auto& height : heights) std::cin >> height;
    std::uint32_t most = 0;
    int left = 0, right = n - 1;
    while (left < right) {
        most = std::max(most, std::min(heights[left], heights[right]) * static_cast<std::uint32_t>(right - left));
        if (heights[left] < heights[right]) ++left;
        else --right;
    }
    std::cout << most << '\n';
}
