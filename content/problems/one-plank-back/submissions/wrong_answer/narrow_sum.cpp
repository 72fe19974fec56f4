// Wrong: adds up the lengths in 32 bits.
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> a(n), before(n + 1), behind(n + 1);
    for (int& plank : a) std::cin >> plank;
    for (int i = 0; i < n; ++i) before[i + 1] = std::gcd(before[i], a[i]);
    for (int i = n; i-- > 0;) behind[i] = std::gcd(behind[i + 1], a[i]);
    int longest = 0, returned = 0;
    unsigned total = 0;
    for (int i = 0; i < n; ++i) {
        total += static_cast<unsigned>(a[i]);
        const int length = std::gcd(before[i], behind[i + 1]);
        if (length > longest || (length == longest && a[i] < a[returned])) {
            longest = length;
            returned = i;
        }
    }
    total -= static_cast<unsigned>(a[returned]);
    std::cout << longest << ' ' << returned + 1 << ' ' << static_cast<int>(total) / longest << '\n';
}
