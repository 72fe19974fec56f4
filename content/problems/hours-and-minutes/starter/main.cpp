// Prints the length of a film in hours and minutes.
#include <iostream>

int main() {
    int m;
    std::cin >> m;

    // Write your solution here.
    int hours = 0;
    int minutes = 0;

    std::cout << hours << ' ' << minutes << '\n';
}
