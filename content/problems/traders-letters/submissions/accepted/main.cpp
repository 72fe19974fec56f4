#include <algorithm>
#include <array>
#include <iostream>
#include <string>

struct Page {
    int base;
    std::array<std::string, 3> words;
    std::array<bool, 26> isLeading{};
    std::array<int, 26> digitOf;
    std::array<bool, 12> isUsed{};

    Page(int base, const std::array<std::string, 3>& words) : base(base), words(words) {
        digitOf.fill(-1);
        for (const std::string& word : words) {
            if (word.size() > 1) isLeading[word[0] - 'A'] = true;
        }
    }

    // Counts the readings of what is left; in the lowest row the carry is what the column has added up to.
    long long readLetter(std::size_t column, int row, int carry) {
        const std::string& word = words[row];
        if (column == std::max({words[0].size(), words[1].size(), words[2].size()})) return carry == 0;
        if (column >= word.size()) return goOn(column, row, carry, 0);
        const int letter = word[word.size() - 1 - column] - 'A';
        if (digitOf[letter] >= 0) return goOn(column, row, carry, digitOf[letter]);
        long long readings = 0;
        for (int digit = isLeading[letter]; digit < base; ++digit) {
            if (isUsed[digit]) continue;
            digitOf[letter] = digit;
            isUsed[digit] = true;
            readings += goOn(column, row, carry, digit);
            isUsed[digit] = false;
            digitOf[letter] = -1;
        }
        return readings;
    }

    long long goOn(std::size_t column, int row, int carry, int digit) {
        if (row < 2) return readLetter(column, row + 1, carry + digit);
        return digit == carry % base ? readLetter(column + 1, 0, carry / base) : 0;
    }
};

int main() {
    int base;
    std::array<std::string, 3> words;
    std::cin >> base >> words[0] >> words[1] >> words[2];
    std::cout << Page(base, words).readLetter(0, 0, 0) << '\n';
}
