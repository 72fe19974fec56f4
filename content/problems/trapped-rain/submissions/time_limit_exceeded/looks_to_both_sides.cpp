// Right but too slow: looks for the highest block on both sides of each block anew.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> walls(n);
    for (int& wall : walls) std::cin >> wall;
    long long rain = 0;
    for (int i = 0; i < n; ++i) {
        const int left = *std::max_element(walls.begin(), walls.begin() + i + 1);
        const int right = *std::max_element(walls.begin() + i, walls.end());
        rain += std::min(left, right) - walls[i];
    }
    std::cout << rain << '\n';
}
