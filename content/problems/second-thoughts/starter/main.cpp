#include <iostream>
#include <string>

// Returns the text after all keys were pressed; it may be empty.
std::string textAfter(const std::string& keys) {
    // Write your solution here.
    (void)keys;
    return "";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string keys;
    std::cin >> keys;
    const std::string text = textAfter(keys);
    std::cout << (text.empty() ? "(empty)" : text) << '\n';
}
