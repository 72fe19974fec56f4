// Wrong: stops as soon as one digit is left, and never adds that one.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    int total = 0;
    while (n >= 10) {
        total += n % 10;
        n /= 10;
    }
    std::cout << total << '\n';
}
