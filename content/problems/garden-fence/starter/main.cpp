// Prints the area of a garden and the length of the fence around it.
#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;

    // Write your solution here.
    int area = 0;
    int fence = 0;

    std::cout << area << ' ' << fence << '\n';
}
