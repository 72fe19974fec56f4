#include <iostream>
#include <vector>

// Returns for each dancer the minute of stepping out, or 0 for one who stays.
std::vector<int> leavingMinutes(const std::vector<int>& heights) {
    // Write your solution here.
    return std::vector<int>(heights.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> heights(n);
    for (int& height : heights) std::cin >> height;
    for (int minute : leavingMinutes(heights)) std::cout << minute << ' ';
    std::cout << '\n';
}
