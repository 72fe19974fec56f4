// Right but too slow: keeps the totals of all beginnings, and renews those behind the account at each change.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<long long> totals(n + 1);
    while (q-- > 0) {
        std::string kind;
        int a, b;
        std::cin >> kind >> a >> b;
        if (kind == "sum") {
            std::cout << totals[b] - totals[a - 1] << '\n';
        } else {
            for (int i = a; i <= n; ++i) totals[i] += b;
        }
    }
}
