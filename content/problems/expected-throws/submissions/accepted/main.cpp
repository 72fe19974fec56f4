#include <algorithm>
#include <iomanip>
#include <iostream>
#include <vector>

double expectedThrows(int length, int faces) {
    // expected[i] is the mean number of throws that are still needed when i steps are left.
    std::vector<double> expected(length + 1);
    double reachable = 0;
    for (int left = 1; left <= length; ++left) {
        // `reachable` is the sum for all fields to which the next throw may lead.
        reachable += expected[left - 1];
        if (left > faces) reachable -= expected[left - 1 - faces];
        // faces * expected = faces + reachable + wasted * expected, where `wasted` throws lead nowhere.
        expected[left] = (faces + reachable) / std::min(left, faces);
    }
    return expected[length];
}

int main() {
    int n, s;
    std::cin >> n >> s;
    std::cout << std::fixed << std::setprecision(9) << expectedThrows(n, s) << '\n';
}
