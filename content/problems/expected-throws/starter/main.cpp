#include <iomanip>
#include <iostream>

// Returns the expected number of throws.
double expectedThrows(int length, int faces) {
    // Write your solution here.
    (void)length;
    (void)faces;
    return 0;
}

int main() {
    int n, s;
    std::cin >> n >> s;
    std::cout << std::fixed << std::setprecision(9) << expectedThrows(n, s) << '\n';
}
