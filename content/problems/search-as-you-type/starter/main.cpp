#include <iostream>
#include <string>
#include <vector>

// Returns for each of the lengths how often so many first letters of the word occur in the text.
std::vector<int> countHits(const std::string& word, const std::string& text, const std::vector<int>& lengths) {
    // Write your solution here.
    (void)word;
    (void)text;
    return std::vector<int>(lengths.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string word, text;
    int q;
    std::cin >> word >> text >> q;
    std::vector<int> lengths(q);
    for (int& length : lengths) std::cin >> length;

    for (const int hits : countHits(word, text, lengths)) std::cout << hits << '\n';
}
