#include <iostream>
#include <vector>

// The minutes of the shortest tour; minutes[i][j] is the way from place i to place j, both counted from 0.
int shortestTour(const std::vector<std::vector<int>>& minutes) {
    // Write your solution here.
    (void)minutes;
    return 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> minutes(n, std::vector<int>(n));
    for (std::vector<int>& row : minutes) {
        for (int& one : row) std::cin >> one;
    }
    std::cout << shortestTour(minutes) << '\n';
}
