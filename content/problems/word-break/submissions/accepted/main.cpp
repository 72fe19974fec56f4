#include <algorithm>
#include <iostream>
#include <string>
#include <unordered_set>
#include <vector>

// The smallest number of dictionary words that make up the text, or -1.
int fewestWords(const std::string& text, const std::vector<std::string>& words) {
    const std::unordered_set<std::string> dictionary(words.begin(), words.end());
    int longest = 0;
    for (const std::string& word : words) longest = std::max(longest, static_cast<int>(word.size()));

    const int n = static_cast<int>(text.size());
    const int impossible = n + 1;  // more words than the text has letters
    // fewest[end]: words for the first `end` letters.
    std::vector<int> fewest(n + 1, impossible);
    fewest[0] = 0;
    for (int end = 1; end <= n; ++end) {
        for (int start = std::max(0, end - longest); start < end; ++start) {
            if (fewest[start] + 1 < fewest[end] && dictionary.count(text.substr(start, end - start))) {
                fewest[end] = fewest[start] + 1;
            }
        }
    }
    return fewest[n] < impossible ? fewest[n] : -1;
}

int main() {
    std::string text;
    int n;
    std::cin >> text >> n;
    std::vector<std::string> words(n);
    for (std::string& word : words) std::cin >> word;
    std::cout << fewestWords(text, words) << '\n';
}
