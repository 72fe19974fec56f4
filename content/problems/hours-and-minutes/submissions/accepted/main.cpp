#include <iostream>

int main() {
    int m;
    std::cin >> m;

    int hours = m / 60;
    int minutes = m % 60;

    std::cout << hours << ' ' << minutes << '\n';
}
