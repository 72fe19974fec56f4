#include <iostream>
#include <optional>

// Returns the first second in which both lighthouses flash, if there is one.
std::optional<long long> firstCommonFlash(long long a, long long p, long long b, long long r) {
    // Write your solution here.
    (void)a;
    (void)p;
    (void)b;
    (void)r;
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q;
    std::cin >> q;
    while (q-- > 0) {
        long long a, p, b, r;
        std::cin >> a >> p >> b >> r;
        if (auto second = firstCommonFlash(a, p, b, r)) std::cout << *second << '\n';
        else std::cout << "never\n";
    }
}
