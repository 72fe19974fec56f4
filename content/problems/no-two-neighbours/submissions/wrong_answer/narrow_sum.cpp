// Wrong: adds up the spoons in 32 bits.
#include <algorithm>
#include <iostream>

int main() {
    unsigned n, before = 0, best = 0;
    std::cin >> n;
    while (n-- > 0) {
        unsigned honey;
        std::cin >> honey;
        const unsigned next = std::max(best, before + honey);
        before = best;
        best = next;
    }
    std::cout << best << '\n';
}
