// Wrong: has no total for no days at all, and answers a request from day 1 with a total that begins on day 2.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<long long> totals(n);
    for (long long& total : totals) std::cin >> total;
    for (int i = 1; i < n; ++i) totals[i] += totals[i - 1];
    while (q-- > 0) {
        int first, last;
        std::cin >> first >> last;
        std::cout << totals[last - 1] - totals[first > 1 ? first - 2 : 0] << '\n';
    }
}
