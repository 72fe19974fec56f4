// Prints the carriages in reverse order.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> carriages(n);
    for (int i = 0; i < n; i++) {
        std::cin >> carriages[i];
    }

    // Write your solution here.
    std::cout << carriages[0] << '\n';
}
