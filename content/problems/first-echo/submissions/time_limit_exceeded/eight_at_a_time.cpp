// Right but too slow: looks at all earlier readings for every new one, even if the processor compares eight of them at once.
#pragma GCC optimize("O3,unroll-loops")
#pragma GCC target("avx2")
#include <climits>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long wanted;
    std::cin >> n >> wanted;
    std::vector<int> readings(n);
    for (int& reading : readings) std::cin >> reading;
    for (int j = 0; j < n; ++j) {
        const long long missing = wanted - readings[j];
        if (missing < INT_MIN || missing > INT_MAX) continue;
        const int partner = static_cast<int>(missing);
        const int* log = readings.data();
        int found = 0;
        for (int i = 0; i < j; ++i) found |= log[i] == partner;
        if (!found) continue;
        int i = j - 1;
        while (readings[i] != partner) --i;
        std::cout << i + 1 << ' ' << j + 1 << '\n';
        return 0;
    }
    std::cout << "none\n";
}
