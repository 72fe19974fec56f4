#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

// The minutes of the shortest tour; minutes[i][j] is the way from place i to place j, both counted from 0.
int shortestTour(const std::vector<std::vector<int>>& minutes) {
    const int n = static_cast<int>(minutes.size());
    const int all = (1 << n) - 1;
    const int unreached = std::numeric_limits<int>::max();
    // fewest[visited][last]: minutes to visit just the places whose bits are set in `visited`, ending at `last`.
    std::vector<std::vector<int>> fewest(all + 1, std::vector<int>(n, unreached));
    fewest[1][0] = 0;
    for (int visited = 1; visited < all; visited += 2) {
        for (int last = 0; last < n; ++last) {
            if (fewest[visited][last] == unreached) continue;
            for (int place = 1; place < n; ++place) {
                if (visited >> place & 1) continue;
                int& entry = fewest[visited | 1 << place][place];
                entry = std::min(entry, fewest[visited][last] + minutes[last][place]);
            }
        }
    }
    int shortest = unreached;
    for (int last = 1; last < n; ++last) shortest = std::min(shortest, fewest[all][last] + minutes[last][0]);
    return shortest;
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
