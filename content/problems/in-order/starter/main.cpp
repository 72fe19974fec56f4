// Prints "yes", or the position, counted from 1, of the first book with a smaller number than the one before it.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> books(n);
    for (int i = 0; i < n; i++) {
        std::cin >> books[i];
    }

    // Write your solution here.
    std::cout << "yes" << '\n';
}
