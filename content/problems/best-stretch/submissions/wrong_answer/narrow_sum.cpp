// Wrong: adds up the coins in 32 bits.
#include <algorithm>
#include <iostream>

int main() {
    int n, day;
    std::cin >> n >> day;
    unsigned ending = static_cast<unsigned>(day);
    int best = day;
    while (--n > 0) {
        std::cin >> day;
        ending = static_cast<unsigned>(std::max(static_cast<int>(ending), 0)) + static_cast<unsigned>(day);
        best = std::max(best, static_cast<int>(ending));
    }
    std::cout << best << '\n';
}
