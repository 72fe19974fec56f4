// Wrong: swaps over the whole length, so each pair is swapped and then swapped back.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> carriages(n);
    for (int& carriage : carriages) std::cin >> carriage;
    for (int i = 0; i < n; ++i) std::swap(carriages[i], carriages[n - 1 - i]);
    for (int carriage : carriages) std::cout << carriage << ' ';
    std::cout << '\n';
}
