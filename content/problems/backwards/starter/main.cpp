// Prints the word from its last letter to its first, in lower case.
#include <cctype>
#include <iostream>
#include <string>

int main() {
    std::string word;
    std::cin >> word;

    // Write your solution here.
    std::string turned = word;

    std::cout << turned << '\n';
}
