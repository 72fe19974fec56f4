#include <iostream>
#include <string>
#include <vector>

// The smallest number of dictionary words that make up the text, or -1.
int fewestWords(const std::string& text, const std::vector<std::string>& words) {
    // Write your solution here.
    (void)text;
    (void)words;
    return -1;
}

int main() {
    std::string text;
    int n;
    std::cin >> text >> n;
    std::vector<std::string> words(n);
    for (std::string& word : words) std::cin >> word;
    std::cout << fewestWords(text, words) << '\n';
}
