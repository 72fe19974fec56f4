#include <iostream>
#include <string>

// Returns "proper", "mistake p" or "close s" as the statement asks.
std::string inspect(const std::string& text) {
    // Write your solution here.
    (void)text;
    return "mistake 0";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string text;
    std::cin >> text;
    std::cout << inspect(text) << '\n';
}
