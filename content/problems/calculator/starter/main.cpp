#include <iostream>
#include <string>

// Returns the result of the expression.
long long calculate(const std::string& text) {
    // Write your solution here.
    (void)text;
    return 0;
}

int main() {
    std::string text;
    std::cin >> text;
    std::cout << calculate(text) << '\n';
}
