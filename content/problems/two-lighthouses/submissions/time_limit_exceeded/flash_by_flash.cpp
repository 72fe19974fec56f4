// Right but too slow: follows the flashes of the lighthouse with the longer period until the other one flashes, too.
#include <algorithm>
#include <iostream>
#include <numeric>
#include <utility>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long a, p, b, r;
        std::cin >> a >> p >> b >> r;
        if ((b - a) % std::gcd(p, r) != 0) {
            std::cout << "never\n";
            continue;
        }
        if (p < r) {
            std::swap(a, b);
            std::swap(p, r);
        }
        long long second = a;
        if (second < b) second += (b - second + p - 1) / p * p;
        while ((second - b) % r != 0) second += p;
        std::cout << second << '\n';
    }
}
