// Right but too slow: compares letter by letter from each place of the text on.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string word, text;
    int q;
    std::cin >> word >> text >> q;
    std::vector<int> hits(word.size() + 2);
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::size_t same = 0;
        while (same < word.size() && i + same < text.size() && word[same] == text[i + same]) ++same;
        ++hits[same];
    }
    for (std::size_t k = word.size(); k > 0; --k) hits[k] += hits[k + 1];
    while (q-- > 0) {
        int k;
        std::cin >> k;
        std::cout << hits[k] << '\n';
    }
}
