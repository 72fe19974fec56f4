// Wrong: even a tolerance of a trillionth is too coarse for the fractions of heavy bars.
#include <cmath>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> p(n + 1), a(n + 1), q(n + 1), b(n + 1), order{1};
    for (int i = 1; i <= n; ++i) std::cin >> p[i] >> a[i] >> q[i] >> b[i];
    for (int i = 0; i < n; ++i) {
        for (int thing : {a[order[i]], b[order[i]]}) {
            if (thing < 0) order.push_back(-thing);
        }
    }
    std::vector<long long> weights(n + 1);
    int level = 0;
    for (int i = n; i-- > 0;) {
        const int bar = order[i];
        const long long left = a[bar] > 0 ? a[bar] : weights[-a[bar]], right = b[bar] > 0 ? b[bar] : weights[-b[bar]];
        weights[bar] = left + right;
        const double balance = static_cast<double>(left) * p[bar] / (static_cast<double>(right) * q[bar]);
        if (std::abs(balance - 1) < 1e-12) ++level;
    }
    std::cout << weights[1] << ' ' << level << '\n';
}
