#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;

    int area = a * b;
    int fence = 2 * a + 2 * b;

    std::cout << area << ' ' << fence << '\n';
}
