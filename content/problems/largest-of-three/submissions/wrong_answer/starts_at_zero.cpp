// Wrong: begins with 0 as the warmest so far, and on a day with frost nothing is above it.
#include <iostream>

int main() {
    int a, b, c;
    std::cin >> a >> b >> c;
    int warmest = 0;
    if (a > warmest) {
        warmest = a;
    }
    if (b > warmest) {
        warmest = b;
    }
    if (c > warmest) {
        warmest = c;
    }
    std::cout << warmest << '\n';
}
