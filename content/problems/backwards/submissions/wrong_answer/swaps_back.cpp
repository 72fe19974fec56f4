// Wrong: swaps along the whole word, so the second half undoes what the first half did.
#include <cctype>
#include <iostream>
#include <string>
#include <utility>

int main() {
    std::string word;
    std::cin >> word;
    for (char& letter : word) {
        letter = static_cast<char>(std::tolower(letter));
    }
    for (std::size_t i = 0; i < word.size(); i++) {
        std::swap(word[i], word[word.size() - 1 - i]);
    }
    std::cout << word << '\n';
}
