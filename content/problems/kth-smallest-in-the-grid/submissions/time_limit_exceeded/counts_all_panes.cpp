// Right but too slow: walks through every row anew for each count.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    long long k;
    std::cin >> n >> m >> k;
    std::vector<int> widths(n), lengths(m);
    for (int& width : widths) std::cin >> width;
    for (int& length : lengths) std::cin >> length;
    long long low = 1, high = 1LL * widths.back() * lengths.back();
    while (low < high) {
        const long long middle = (low + high) / 2;
        long long count = 0;
        for (const long long width : widths) {
            for (const int length : lengths) {
                if (width * length > middle) break;
                ++count;
            }
        }
        if (count >= k) high = middle;
        else low = middle + 1;
    }
    std::cout << low << '\n';
}
