#include <iostream>
#include <optional>
#include <vector>

// Returns the second largest different number, or std::nullopt if all are equal.
std::optional<int> silverPoints(const std::vector<int>& points) {
    // Write your solution here.
    (void)points;
    return std::nullopt;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> points(n);
    for (int& number : points) std::cin >> number;

    const std::optional<int> silver = silverPoints(points);
    if (silver) {
        std::cout << *silver << '\n';
    } else {
        std::cout << "none\n";
    }
}
