// Right but too slow: sorts all readings so far after each one.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> known;
    for (int i = 0; i < n; ++i) {
        int reading;
        std::cin >> reading;
        known.push_back(reading);
        std::sort(known.begin(), known.end());
        std::cout << known[i / 2] << ' ';
    }
    std::cout << '\n';
}
