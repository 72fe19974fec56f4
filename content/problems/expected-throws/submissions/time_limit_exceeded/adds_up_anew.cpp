// Right but too slow: adds up all fields that a throw may reach anew for each field.
#include <algorithm>
#include <iomanip>
#include <iostream>
#include <vector>

int main() {
    int length, faces;
    std::cin >> length >> faces;
    std::vector<double> expected(length + 1);
    for (int left = 1; left <= length; ++left) {
        double reachable = 0;
        for (int next = std::max(0, left - faces); next < left; ++next) reachable += expected[next];
        expected[left] = (faces + reachable) / std::min(left, faces);
    }
    std::cout << std::fixed << std::setprecision(9) << expected[length] << '\n';
}
