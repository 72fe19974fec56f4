#include <iostream>
#include <vector>

// The largest number of peaks, from left to right, of which each is higher than the one before.
int longestClimb(const std::vector<int>& peaks) {
    // Write your solution here.
    (void)peaks;
    return 1;
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
