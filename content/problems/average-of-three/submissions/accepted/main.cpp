#include <iostream>

int main() {
    int a, b, c;
    std::cin >> a >> b >> c;

    double mean = (a + b + c) / 3.0;

    std::cout << mean << '\n';
}
