// Right but too slow: looks ahead from each day until it finds a warmer one.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> temperatures(n);
    for (int& temperature : temperatures) std::cin >> temperature;
    for (int day = 0; day < n; ++day) {
        int later = day + 1;
        while (later < n && temperatures[later] <= temperatures[day]) ++later;
        std::cout << (later < n ? later - day : 0) << ' ';
    }
    std::cout << '\n';
}
