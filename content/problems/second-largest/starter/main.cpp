// Prints the second largest different number, or "none" if all are equal.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> points(n);
    for (int i = 0; i < n; i++) {
        std::cin >> points[i];
    }

    // Write your solution here.
    std::cout << "none" << '\n';
}
