// Right but too slow: weighs everything below each bar anew.
#include <iostream>
#include <vector>

std::vector<int> p, a, q, b;

long long weigh(int thing) {
    return thing > 0 ? thing : weigh(a[-thing]) + weigh(b[-thing]);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    for (auto* numbers : {&p, &a, &q, &b}) numbers->resize(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> p[i] >> a[i] >> q[i] >> b[i];
    int level = 0;
    for (int i = 1; i <= n; ++i) {
        if (p[i] * weigh(a[i]) == q[i] * weigh(b[i])) ++level;
    }
    std::cout << weigh(-1) << ' ' << level << '\n';
}
