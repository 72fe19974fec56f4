// Prints how many letters of the text are vowels.
#include <iostream>
#include <string>

int main() {
    std::string text;
    std::getline(std::cin, text);

    // Write your solution here.
    int vowels = 0;

    std::cout << vowels << '\n';
}
