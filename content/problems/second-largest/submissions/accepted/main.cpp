#include <algorithm>
#include <iostream>
#include <optional>
#include <vector>

std::optional<int> silverPoints(const std::vector<int>& points) {
    const int gold = *std::max_element(points.begin(), points.end());
    std::optional<int> silver;
    for (int number : points) {
        // The first number that is not gold is taken in any case, later ones only if they are larger.
        if (number != gold && (!silver || number > *silver)) silver = number;
    }
    return silver;
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
