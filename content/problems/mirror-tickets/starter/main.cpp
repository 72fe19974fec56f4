#include <iostream>

// The number of mirror tickets from a to b.
long long countMirrorTickets(long long a, long long b) {
    // Write your solution here.
    (void)a;
    (void)b;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long a, b;
        std::cin >> a >> b;
        std::cout << countMirrorTickets(a, b) << '\n';
    }
}
