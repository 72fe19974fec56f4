#include <cctype>
#include <iostream>
#include <string>

// Returns the word from its last letter to its first, in lower case.
std::string backwards(const std::string& word) {
    std::string result;
    // From the last place down to place 0.
    for (int i = static_cast<int>(word.size()) - 1; i >= 0; i--) {
        result += static_cast<char>(std::tolower(word[i]));
    }
    return result;
}

int main() {
    std::string word;
    std::cin >> word;
    std::cout << backwards(word) << '\n';
}
