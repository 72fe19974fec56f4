#include <iostream>
#include <vector>

int bestRound(const std::vector<int>& points) {
    const int count = static_cast<int>(points.size());
    int best = 0;
    for (int i = 1; i < count; ++i) {
        // Only more points replace the best round, so the first of several equal ones stays.
        if (points[i] > points[best]) best = i;
    }
    return best + 1;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> points(n);
    for (int& number : points) std::cin >> number;

    const int best = bestRound(points);
    std::cout << points[best - 1] << ' ' << best << '\n';
}
