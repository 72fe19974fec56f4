#include <iostream>
#include <string>
#include <vector>

// Returns the names in sorted order.
std::vector<std::string> sortNames(const std::vector<std::string>& names) {
    // Write your solution here.
    return names;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::string> names(n);
    for (std::string& name : names) std::cin >> name;

    for (const std::string& name : sortNames(names)) std::cout << name << '\n';
}
