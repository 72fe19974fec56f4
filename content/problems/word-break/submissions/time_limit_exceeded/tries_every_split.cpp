// Right but too slow: tries every first word and answers the same question about the rest again and again.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

const int impossible = 1'000'000;
std::string text;
std::vector<std::string> words;

int fewest(std::size_t start) {
    if (start == text.size()) return 0;
    int best = impossible;
    for (const std::string& word : words) {
        if (text.compare(start, word.size(), word) == 0) best = std::min(best, fewest(start + word.size()) + 1);
    }
    return best;
}

int main() {
    int n;
    std::cin >> text >> n;
    words.resize(n);
    for (std::string& word : words) std::cin >> word;
    const int count = fewest(0);
    std::cout << (count < impossible ? count : -1) << '\n';
}
