#include <iostream>
#include <string>

// Returns the text of the mirrored tree.
std::string mirrored(const std::string& text) {
    // Write your solution here.
    return text;
}

int main() {
    std::string text;
    std::cin >> text;
    std::cout << mirrored(text) << '\n';
}
