#include <iostream>
#include <vector>

// Returns the largest number of litres that a tank can hold.
long long mostWater(const std::vector<int>& heights) {
    // Write your solution here.
    (void)heights;
    return 0;
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
