// Wrong: adds up the water in 32 bits.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<unsigned> walls(n);
    for (unsigned& wall : walls) std::cin >> wall;
    unsigned highestLeft = 0, highestRight = 0, rain = 0;
    int left = 0, right = n - 1;
    while (left <= right) {
        if (highestLeft <= highestRight) {
            highestLeft = std::max(highestLeft, walls[left]);
            rain += highestLeft - walls[left++];
        } else {
            highestRight = std::max(highestRight, walls[right]);
            rain += highestRight - walls[right--];
        }
    }
    std::cout << rain << '\n';
}
