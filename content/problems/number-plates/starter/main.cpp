#include <iostream>
#include <string>

// Returns the plate that is issued `steps` plates after this one, or "none".
std::string plateAfter(std::string plate, long long steps) {
    // Write your solution here.
    (void)plate;
    (void)steps;
    return "none";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string plate;
    long long steps;
    std::cin >> plate >> steps;
    std::cout << plateAfter(plate, steps) << '\n';
}
