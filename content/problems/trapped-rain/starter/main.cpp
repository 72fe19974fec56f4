#include <iostream>
#include <vector>

// Returns how many cubic metres of water stand on the blocks.
long long trappedRain(const std::vector<int>& walls) {
    // Write your solution here.
    (void)walls;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> walls(n);
    for (int& wall : walls) std::cin >> wall;
    std::cout << trappedRain(walls) << '\n';
}
