#include <iostream>
#include <string>
#include <utility>

// Returns the first reading in dictionary order, and the number of ways to get it.
std::pair<std::string, int> firstReading(const std::string& ring) {
    // Write your solution here.
    return {ring, 1};
}

int main() {
    std::string ring;
    std::cin >> ring;
    const auto [reading, ways] = firstReading(ring);
    std::cout << reading << ' ' << ways << '\n';
}
