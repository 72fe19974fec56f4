#include <iostream>

int main() {
    int a, b, c;
    std::cin >> a >> b >> c;

    int warmest = a;
    if (b > warmest) {
        warmest = b;
    }
    if (c > warmest) {
        warmest = c;
    }

    std::cout << warmest << '\n';
}
