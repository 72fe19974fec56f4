// Right but too slow: computes one number after the other.
#include <iostream>

int main() {
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long s, t, a, b, n, p;
        std::cin >> s >> t >> a >> b >> n >> p;
        long long before = s % p, now = t % p;
        for (; n > 0; --n) {
            const long long next = (a * now + b * before) % p;
            before = now;
            now = next;
        }
        std::cout << before << '\n';
    }
}
