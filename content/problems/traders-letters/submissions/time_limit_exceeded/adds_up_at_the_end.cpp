// Right but too slow: gives a digit to every letter, and adds up only then.
#include <array>
#include <iostream>
#include <string>

int base;
std::array<std::string, 3> words;
std::string letters;
std::array<int, 128> digitOf;
std::array<bool, 12> isUsed{};

long long valueOf(const std::string& word) {
    long long value = 0;
    for (char letter : word) value = value * base + digitOf[static_cast<int>(letter)];
    return value;
}

long long readFrom(std::size_t next) {
    if (next == letters.size()) {
        for (const std::string& word : words) {
            if (word.size() > 1 && digitOf[static_cast<int>(word[0])] == 0) return 0;
        }
        return valueOf(words[0]) + valueOf(words[1]) == valueOf(words[2]);
    }
    long long readings = 0;
    for (int digit = 0; digit < base; ++digit) {
        if (isUsed[digit]) continue;
        isUsed[digit] = true;
        digitOf[static_cast<int>(letters[next])] = digit;
        readings += readFrom(next + 1);
        isUsed[digit] = false;
    }
    return readings;
}

int main() {
    std::cin >> base >> words[0] >> words[1] >> words[2];
    for (const std::string& word : words) {
        for (char letter : word) {
            if (letters.find(letter) == std::string::npos) letters += letter;
        }
    }
    std::cout << readFrom(0) << '\n';
}
