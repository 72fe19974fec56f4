#include <algorithm>
#include <iostream>
#include <vector>

long long trappedRain(const std::vector<int>& walls) {
    int left = 0, right = static_cast<int>(walls.size()) - 1;
    int highestLeft = 0, highestRight = 0;
    long long rain = 0;
    while (left <= right) {
        // The lower side decides, whatever stands between the pointers.
        if (highestLeft <= highestRight) {
            highestLeft = std::max(highestLeft, walls[left]);
            rain += highestLeft - walls[left++];
        } else {
            highestRight = std::max(highestRight, walls[right]);
            rain += highestRight - walls[right--];
        }
    }
    return rain;
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
