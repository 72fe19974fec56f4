// Wrong: takes unsigned variables, which have no values below zero.
#include <iostream>

int main() {
    unsigned a, b;
    std::cin >> a >> b;
    std::cout << a + b << '\n';
}
