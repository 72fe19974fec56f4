#include <iostream>
#include <vector>

// Returns the carriages in reverse order.
std::vector<int> reverseTrain(const std::vector<int>& carriages) {
    // Write your solution here.
    return carriages;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> carriages(n);
    for (int& carriage : carriages) std::cin >> carriage;
    for (int carriage : reverseTrain(carriages)) std::cout << carriage << ' ';
    std::cout << '\n';
}
