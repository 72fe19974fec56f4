// Wrong: weights and products in 32 bits.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> p(n + 1), a(n + 1), q(n + 1), b(n + 1), order{1};
    for (int i = 1; i <= n; ++i) std::cin >> p[i] >> a[i] >> q[i] >> b[i];
    for (int i = 0; i < n; ++i) {
        if (a[order[i]] < 0) order.push_back(-a[order[i]]);
        if (b[order[i]] < 0) order.push_back(-b[order[i]]);
    }
    std::vector<unsigned> weights(n + 1);
    int level = 0;
    for (int i = n - 1; i >= 0; --i) {
        const int bar = order[i];
        const unsigned left = a[bar] > 0 ? a[bar] : weights[-a[bar]];
        const unsigned right = b[bar] > 0 ? b[bar] : weights[-b[bar]];
        weights[bar] = left + right;
        level += p[bar] * left == q[bar] * right;
    }
    std::cout << weights[1] << ' ' << level << '\n';
}
