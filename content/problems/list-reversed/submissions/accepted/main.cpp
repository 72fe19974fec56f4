#include <iostream>
#include <vector>

std::vector<int> reverseTrain(const std::vector<int>& carriages) {
    std::vector<int> turned;
    // The last position is one less than the size.
    for (int i = static_cast<int>(carriages.size()) - 1; i >= 0; --i) {
        turned.push_back(carriages[i]);
    }
    return turned;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> carriages(n);
    for (int& carriage : carriages) std::cin >> carriage;
    for (int carriage : reverseTrain(carriages)) std::cout << carriage << ' ';
    std::cout << '\n';
}
