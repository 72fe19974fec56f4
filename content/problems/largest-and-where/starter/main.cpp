// Prints the largest number of points and its round, counted from 1; the first such round if there are several.
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
    int largest = points[0];
    int round = 1;

    std::cout << largest << ' ' << round << '\n';
}
