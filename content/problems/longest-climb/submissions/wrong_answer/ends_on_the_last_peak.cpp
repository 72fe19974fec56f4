// Wrong: prints the longest climb that ends on the last peak.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> peaks(n), longest(n, 1);
    for (int& peak : peaks) std::cin >> peak;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < i; ++j) {
            if (peaks[j] < peaks[i]) longest[i] = std::max(longest[i], longest[j] + 1);
        }
    }
    std::cout << longest[n - 1] << '\n';
}
