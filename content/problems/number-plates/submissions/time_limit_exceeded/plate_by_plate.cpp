// Right but too slow: issues every plate in between.
#include <iostream>
#include <string>

const std::string digits = "0123456789";
const std::string letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

bool moveOn(std::string& plate) {
    for (auto character = plate.rbegin(); character != plate.rend(); ++character) {
        const std::string& kind = *character <= '9' ? digits : letters;
        if (*character != kind.back()) {
            *character = kind[kind.find(*character) + 1];
            return true;
        }
        *character = kind.front();
    }
    return false;
}

int main() {
    std::string plate;
    long long steps;
    std::cin >> plate >> steps;
    while (steps > 0 && moveOn(plate)) --steps;
    std::cout << (steps == 0 ? plate : "none") << '\n';
}
