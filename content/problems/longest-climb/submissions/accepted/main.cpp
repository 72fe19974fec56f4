#include <algorithm>
#include <iostream>
#include <vector>

// The largest number of peaks, from left to right, of which each is higher than the one before.
int longestClimb(const std::vector<int>& peaks) {
    // lowestEnd[k]: the lowest last peak of a climb with k + 1 peaks. These heights rise.
    std::vector<int> lowestEnd;
    for (int peak : peaks) {
        const auto place = std::lower_bound(lowestEnd.begin(), lowestEnd.end(), peak);
        if (place == lowestEnd.end()) {
            lowestEnd.push_back(peak);
        } else {
            *place = peak;
        }
    }
    return static_cast<int>(lowestEnd.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> peaks(n);
    for (int& peak : peaks) std::cin >> peak;

    std::cout << longestClimb(peaks) << '\n';
}
