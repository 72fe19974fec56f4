// Wrong: prints the length of the fence before the area.
#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;
    std::cout << 2 * (a + b) << ' ' << a * b << '\n';
}
