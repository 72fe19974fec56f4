#include <iostream>
#include <string>

const std::string digits = "0123456789";
const std::string letters = "ABCDEFGHJKLMNPQRSTUVWXYZ";

std::string plateAfter(std::string plate, long long steps) {
    for (auto character = plate.rbegin(); character != plate.rend() && steps > 0; ++character) {
        const std::string& kind = digits.find(*character) != std::string::npos ? digits : letters;
        const long long moved = static_cast<long long>(kind.find(*character)) + steps;
        const long long size = static_cast<long long>(kind.size());
        *character = kind[moved % size];
        // What goes back to the first character so often moves the place to its left on.
        steps = moved / size;
    }
    return steps == 0 ? plate : "none";
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string plate;
    long long steps;
    std::cin >> plate >> steps;
    std::cout << plateAfter(plate, steps) << '\n';
}
