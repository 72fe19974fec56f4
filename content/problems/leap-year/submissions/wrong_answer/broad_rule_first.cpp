// Wrong: asks for 4 first, so the questions after it are never asked of a year that is divisible by 100.
#include <iostream>

int main() {
    int y;
    std::cin >> y;
    if (y % 4 == 0) {
        std::cout << 366 << '\n';
    } else if (y % 100 == 0) {
        std::cout << 365 << '\n';
    } else if (y % 400 == 0) {
        std::cout << 366 << '\n';
    } else {
        std::cout << 365 << '\n';
    }
}
