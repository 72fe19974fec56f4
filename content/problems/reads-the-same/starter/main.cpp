// Prints whether the word is the same from both sides, ignoring case.
#include <cctype>
#include <iostream>
#include <string>

int main() {
    std::string word;
    std::cin >> word;

    // Write your solution here.
    std::cout << "no" << '\n';
}
