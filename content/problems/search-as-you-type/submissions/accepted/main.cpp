#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// For each place of s except the first, how many letters from there on are the same as at the beginning of s.
std::vector<int> zFunction(const std::string& s) {
    const int size = static_cast<int>(s.size());
    std::vector<int> z(size);
    // The match that ends last so far: the letters from start to before end are the beginning of s.
    int start = 0, end = 0;
    for (int i = 1; i < size; ++i) {
        if (i < end) z[i] = std::min(z[i - start], end - i);
        while (i + z[i] < size && s[z[i]] == s[i + z[i]]) ++z[i];
        if (i + z[i] > end) {
            start = i;
            end = i + z[i];
        }
    }
    return z;
}

std::vector<int> countHits(const std::string& word, const std::string& text, const std::vector<int>& lengths) {
    // No match goes past the mark, because it is not in the text.
    const std::vector<int> z = zFunction(word + '#' + text);
    std::vector<int> hits(word.size() + 1);
    for (std::size_t i = word.size() + 1; i < z.size(); ++i) ++hits[z[i]];
    // Where more letters are the same, fewer are as well.
    for (std::size_t length = word.size(); length > 0; --length) hits[length - 1] += hits[length];

    std::vector<int> answers;
    for (const int length : lengths) answers.push_back(hits[length]);
    return answers;
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
