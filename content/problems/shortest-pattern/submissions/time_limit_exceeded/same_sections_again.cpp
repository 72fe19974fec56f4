// Right but too slow: computes the answer for the same section again and again.
#include <algorithm>
#include <iostream>
#include <string>

int shortestPattern(const std::string& stitches) {
    const int length = static_cast<int>(stitches.size());
    int best = length;
    for (int cut = 1; cut < length; ++cut) {
        best = std::min(best, shortestPattern(stitches.substr(0, cut)) + shortestPattern(stitches.substr(cut)));
    }
    for (int period = 1; period < length; ++period) {
        if (length % period != 0 || stitches.substr(period) != stitches.substr(0, length - period)) continue;
        const int digits = static_cast<int>(std::to_string(length / period).size());
        best = std::min(best, digits + 2 + shortestPattern(stitches.substr(0, period)));
    }
    return best;
}

int main() {
    std::string stitches;
    std::cin >> stitches;
    std::cout << shortestPattern(stitches) << '\n';
}
