#include <cctype>
#include <iostream>
#include <string>

// Returns whether the word is the same from both sides, ignoring case.
bool readsTheSame(const std::string& word) {
    // Write your solution here.
    return false;
}

int main() {
    std::string word;
    std::cin >> word;
    std::cout << (readsTheSame(word) ? "yes" : "no") << '\n';
}
