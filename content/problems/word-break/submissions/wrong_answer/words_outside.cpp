// Wrong: goes through the words outside and the places inside, so a word can follow only words that stand before it in the list.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string text;
    int n;
    std::cin >> text >> n;
    std::vector<std::string> words(n);
    for (std::string& word : words) std::cin >> word;
    const int size = static_cast<int>(text.size());
    std::vector<int> fewest(size + 1, size + 1);
    fewest[0] = 0;
    for (const std::string& word : words) {
        const int length = static_cast<int>(word.size());
        for (int end = length; end <= size; ++end) {
            if (text.compare(end - length, length, word) == 0) fewest[end] = std::min(fewest[end], fewest[end - length] + 1);
        }
    }
    std::cout << (fewest[size] <= size ? fewest[size] : -1) << '\n';
}
