#include <iostream>

// Returns f_n modulo p.
long long term(long long s, long long t, long long a, long long b, long long n, long long p) {
    // Write your solution here.
    (void)s, (void)t, (void)a, (void)b, (void)n, (void)p;
    return 0;
}

int main() {
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long s, t, a, b, n, p;
        std::cin >> s >> t >> a >> b >> n >> p;
        std::cout << term(s, t, a, b, n, p) << '\n';
    }
}
