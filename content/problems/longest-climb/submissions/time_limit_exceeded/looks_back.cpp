// Right but too slow: looks at all earlier peaks for each peak.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> peaks(n), longest(n, 1);
    for (int& peak : peaks) std::cin >> peak;

    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < i; ++j) {
            if (peaks[j] < peaks[i]) longest[i] = std::max(longest[i], longest[j] + 1);
        }
    }
    std::cout << *std::max_element(longest.begin(), longest.end()) << '\n';
}
