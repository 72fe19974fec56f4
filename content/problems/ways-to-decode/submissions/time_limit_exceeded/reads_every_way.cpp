// Right but too slow: reads the note in every possible way, one after the other.
#include <iostream>
#include <string>

std::string digits;

int ways(std::size_t place) {
    if (place == digits.size()) return 1;
    if (digits[place] == '0') return 0;
    int total = ways(place + 1);
    if (place + 1 < digits.size() && (digits[place] == '1' || (digits[place] == '2' && digits[place + 1] <= '6'))) {
        total = (total + ways(place + 2)) % 1'000'000'007;
    }
    return total;
}

int main() {
    std::cin >> digits;
    std::cout << ways(0) << '\n';
}
