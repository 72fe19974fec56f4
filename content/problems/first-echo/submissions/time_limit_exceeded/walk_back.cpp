// Right but too slow: walks back through all earlier readings for every new one, n * n / 2 steps.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long wanted;
    std::cin >> n >> wanted;
    std::vector<long long> readings(n);
    for (auto& reading : readings) std::cin >> reading;
    for (int j = 0; j < n; ++j) {
        for (int i = j - 1; i >= 0; --i) {
            if (readings[i] + readings[j] == wanted) {
                std::cout << i + 1 << ' ' << j + 1 << '\n';
                return 0;
            }
        }
    }
    std::cout << "none\n";
}
