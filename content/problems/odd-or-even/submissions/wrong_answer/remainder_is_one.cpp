// Wrong: asks for the remainder 1, but a negative odd number has the remainder -1.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    if (n % 2 == 1) {
        std::cout << "odd" << '\n';
    } else {
        std::cout << "even" << '\n';
    }
}
