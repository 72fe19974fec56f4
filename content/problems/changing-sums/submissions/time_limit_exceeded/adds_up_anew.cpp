// Right but too slow: adds up all accounts of each request.
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<long long> balances(n + 1);
    while (q-- > 0) {
        std::string kind;
        int a, b;
        std::cin >> kind >> a >> b;
        if (kind == "add") {
            balances[a] += b;
        } else {
            std::cout << std::accumulate(balances.begin() + a, balances.begin() + b + 1, 0LL) << '\n';
        }
    }
}
