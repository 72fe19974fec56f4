#include <cctype>
#include <iostream>
#include <string>

// Returns whether the word is the same from both sides, ignoring case.
bool readsTheSame(const std::string& word) {
    const int length = static_cast<int>(word.size());
    for (int i = 0; i < length / 2; i++) {
        if (std::tolower(word[i]) != std::tolower(word[length - 1 - i])) {
            return false;
        }
    }
    // No pair differs.
    return true;
}

int main() {
    std::string word;
    std::cin >> word;
    std::cout << (readsTheSame(word) ? "yes" : "no") << '\n';
}
