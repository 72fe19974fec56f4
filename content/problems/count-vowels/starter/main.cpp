#include <iostream>
#include <string>

// Returns how many letters of the text are vowels.
int countVowels(const std::string& text) {
    // Write your solution here.
    return 0;
}

int main() {
    std::string text;
    std::getline(std::cin, text);
    std::cout << countVowels(text) << '\n';
}
