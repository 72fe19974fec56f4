// Prints how many points Ana and Ben have together.
#include <iostream>

int main() {
    int a, b;
    std::cin >> a >> b;

    // Write your solution here.
    int points = 0;

    std::cout << points << '\n';
}
