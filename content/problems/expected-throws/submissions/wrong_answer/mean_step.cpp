// Wrong: divides the length by the mean of a throw, as if the goal were met at once from the last fields.
#include <algorithm>
#include <iomanip>
#include <iostream>

int main() {
    double length, faces;
    std::cin >> length >> faces;
    const double near = std::min(length, faces);
    std::cout << std::fixed << std::setprecision(9) << (length - near) / ((faces + 1) / 2) + faces << '\n';
}
