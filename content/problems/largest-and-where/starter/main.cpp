#include <iostream>
#include <vector>

// Returns the round, counted from 1, that brought the largest number of points; the first one if there are several.
int bestRound(const std::vector<int>& points) {
    // Write your solution here.
    (void)points;
    return 1;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> points(n);
    for (int& number : points) std::cin >> number;

    const int best = bestRound(points);
    std::cout << points[best - 1] << ' ' << best << '\n';
}
