#include <iostream>
#include <string>

// The number of characters of a shortest pattern.
int shortestPattern(const std::string& stitches) {
    // Write your solution here.
    return static_cast<int>(stitches.size());
}

int main() {
    std::string stitches;
    std::cin >> stitches;
    std::cout << shortestPattern(stitches) << '\n';
}
