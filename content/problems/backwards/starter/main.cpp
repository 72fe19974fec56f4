#include <cctype>
#include <iostream>
#include <string>

// Returns the word from its last letter to its first, in lower case.
std::string backwards(const std::string& word) {
    // Write your solution here.
    return word;
}

int main() {
    std::string word;
    std::cin >> word;
    std::cout << backwards(word) << '\n';
}
