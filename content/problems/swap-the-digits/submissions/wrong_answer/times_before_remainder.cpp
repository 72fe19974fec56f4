// Wrong: writes 10 * n % 10, which multiplies first and then always has the remainder 0.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    std::cout << 10 * n % 10 + n / 10 << '\n';
}
