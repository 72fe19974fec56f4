// Wrong: the sum in 32 bits.
#include <algorithm>
#include <iostream>

int main() {
    int n, total = 0, strongest = 0;
    std::cin >> n;
    for (int i = 0; i < n; ++i) {
        int minutes;
        std::cin >> minutes;
        total += minutes;
        strongest = std::max(strongest, minutes);
    }
    std::cout << std::min(total / 2, total - strongest) << '\n';
}
