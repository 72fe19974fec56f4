// Wrong: counts how many strides of two there can be, and takes 1 + 2 and 2 + 1 for the same way.
#include <iostream>

int main() {
    int steps;
    std::cin >> steps;
    std::cout << steps / 2 + 1 << '\n';
}
