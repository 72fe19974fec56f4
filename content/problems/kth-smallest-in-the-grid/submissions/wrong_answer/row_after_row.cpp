// Wrong: takes the grid row after row for sorted.
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
    std::cout << 1LL * widths[(k - 1) / m] * lengths[(k - 1) % m] << '\n';
}
