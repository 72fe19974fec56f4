#include <iostream>
#include <string>
#include <vector>

// Returns the words that can have arrived as the text, in the order of the list.
std::vector<std::string> fittingWords(const std::string& text, const std::vector<std::string>& words) {
    // Write your solution here.
    (void)text;
    (void)words;
    return {};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string text;
    int n;
    std::cin >> text >> n;
    std::vector<std::string> words(n);
    for (std::string& word : words) std::cin >> word;

    const std::vector<std::string> fitting = fittingWords(text, words);
    std::string longest;
    for (const std::string& word : fitting) {
        if (word.size() > longest.size()) longest = word;
    }
    std::cout << fitting.size() << ' ' << longest << '\n';
}
