// Wrong: climbs every peak that is higher than the last one, although passing by it may be better.
#include <iostream>

int main() {
    int n, last = 0, count = 0;
    std::cin >> n;
    while (n-- > 0) {
        int peak;
        std::cin >> peak;
        if (peak <= last) continue;
        last = peak;
        ++count;
    }
    std::cout << count << '\n';
}
