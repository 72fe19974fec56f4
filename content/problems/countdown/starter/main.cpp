#include <iostream>

// Prints the numbers from n down to 1, each on its own line, and then Go!
void countDown(int n) {
    // Write your solution here.
    std::cout << "Go!\n";
}

int main() {
    int n;
    std::cin >> n;
    countDown(n);
}
