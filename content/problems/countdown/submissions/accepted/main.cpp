#include <iostream>

// Prints the numbers from n down to 1, each on its own line, and then Go!
void countDown(int n) {
    for (int number = n; number >= 1; number--) {
        std::cout << number << '\n';
    }
    // Outside of the loop, so that it is said only once.
    std::cout << "Go!\n";
}

int main() {
    int n;
    std::cin >> n;
    countDown(n);
}
