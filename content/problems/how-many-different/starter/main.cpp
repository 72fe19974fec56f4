// Prints how many different numbers are in the list.
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> stamps(n);
    for (int i = 0; i < n; i++) {
        std::cin >> stamps[i];
    }

    // Write your solution here.
    int different = 0;

    std::cout << different << '\n';
}
