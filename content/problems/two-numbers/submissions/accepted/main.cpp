#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;

    int points = a + b;

    std::cout << points << '\n';
}
