// Prints the numbers from n down to 1, each on its own line, and then Go!
#include <iostream>

int main() {
    int n;
    std::cin >> n;

    // Write your solution here.
    std::cout << "Go!" << '\n';
}
