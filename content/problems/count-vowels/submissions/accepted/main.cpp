#include <iostream>
#include <string>

// Returns how many letters of the text are vowels.
int countVowels(const std::string& text) {
    int count = 0;
    for (char letter : text) {
        // A space is none of these five, so it is not counted.
        if (letter == 'a' || letter == 'e' || letter == 'i' || letter == 'o' || letter == 'u') {
            count++;
        }
    }
    return count;
}

int main() {
    std::string text;
    std::getline(std::cin, text);
    std::cout << countVowels(text) << '\n';
}
