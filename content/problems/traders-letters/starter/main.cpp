#include <iostream>
#include <string>

// In how many ways the letters can be read so that first + second = total.
long long countReadings(int base, const std::string& first, const std::string& second, const std::string& total) {
    // Write your solution here.
    (void)base;
    (void)first;
    (void)second;
    (void)total;
    return 0;
}

int main() {
    int base;
    std::string first, second, total;
    std::cin >> base >> first >> second >> total;
    std::cout << countReadings(base, first, second, total) << '\n';
}
