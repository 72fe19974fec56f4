#include <iostream>
#include <string>
#include <vector>

// Returns all possible codes, in rising order.
std::vector<std::string> possibleCodes(const std::string& pattern, int total) {
    // Write your solution here.
    (void)pattern;
    (void)total;
    return {};
}

int main() {
    std::string pattern;
    int total;
    std::cin >> pattern >> total;
    const std::vector<std::string> codes = possibleCodes(pattern, total);
    std::cout << codes.size() << '\n';
    if (!codes.empty()) std::cout << codes.front() << ' ' << codes.back() << '\n';
}
