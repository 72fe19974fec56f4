// Wrong: adds in 32 bits, so wrong readings seem right and right totals are not recognized.
#include <iostream>
#include <string>

std::string digits, first;
int total, count = 0;

void readOn(std::size_t start, unsigned sign, const std::string& before, unsigned soFar) {
    const std::size_t longest = digits[start] == '0' ? start + 1 : digits.size();
    for (std::size_t end = longest; end > start; --end) {
        const std::string number = digits.substr(start, end - start);
        const unsigned now = soFar + sign * static_cast<unsigned>(std::stoull(number));
        if (end == digits.size()) {
            if (now == static_cast<unsigned>(total) && count++ == 0) first = before + number;
        } else {
            readOn(end, 1, before + number + '+', now);
            readOn(end, -1U, before + number + '-', now);
        }
    }
}

int main() {
    long long wide;
    std::cin >> digits >> wide;
    total = static_cast<int>(wide);
    readOn(0, 1, "", 0);
    std::cout << count << '\n';
    if (count > 0) std::cout << first << '\n';
}
