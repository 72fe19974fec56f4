// Wrong: computes with float, which keeps only about seven digits.
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <vector>

int main() {
    int length, faces;
    std::cin >> length >> faces;
    std::vector<float> expected(length + 1);
    float reachable = 0;
    for (int left = 1; left <= length; ++left) {
        reachable += expected[left - 1];
        if (left > faces) reachable -= expected[left - 1 - faces];
        expected[left] = (static_cast<float>(faces) + reachable) / static_cast<float>(std::min(left, faces));
    }
    std::cout << std::fixed << std::setprecision(9) << expected[length] << '\n';
}
