#include <iostream>
#include <string>

// Says whether the pattern matches the whole name.
bool matches(const std::string& pattern, const std::string& name) {
    // Write your solution here.
    (void)pattern;
    (void)name;
    return false;
}

int main() {
    std::string pattern, name;
    int count;
    std::cin >> pattern >> count;
    while (std::cin >> name) std::cout << (matches(pattern, name) ? "yes" : "no") << '\n';
}
