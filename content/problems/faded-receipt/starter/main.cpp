#include <iostream>
#include <string>

struct Readings {
    int count;          // the number of right readings
    std::string first;  // the first one, if there are any
};

Readings rightReadings(const std::string& digits, long long total) {
    // Write your solution here.
    (void)digits;
    (void)total;
    return {0, ""};
}

int main() {
    std::string digits;
    long long total;
    std::cin >> digits >> total;
    const Readings readings = rightReadings(digits, total);
    std::cout << readings.count << '\n';
    if (readings.count > 0) std::cout << readings.first << '\n';
}
