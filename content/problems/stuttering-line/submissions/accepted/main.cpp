#include <iostream>
#include <string>
#include <vector>

struct Run {
    char letter;
    int length;
};

std::vector<Run> runsOf(const std::string& text) {
    std::vector<Run> runs;
    for (char letter : text) {
        if (runs.empty() || runs.back().letter != letter) runs.push_back({letter, 0});
        ++runs.back().length;
    }
    return runs;
}

bool canArriveAs(const std::vector<Run>& received, const std::vector<Run>& sent) {
    if (sent.size() != received.size()) return false;
    for (std::size_t i = 0; i < sent.size(); ++i) {
        if (sent[i].letter != received[i].letter || sent[i].length > received[i].length) return false;
    }
    return true;
}

std::vector<std::string> fittingWords(const std::string& text, const std::vector<std::string>& words) {
    const std::vector<Run> received = runsOf(text);
    std::vector<std::string> fitting;
    for (const std::string& word : words) {
        if (canArriveAs(received, runsOf(word))) fitting.push_back(word);
    }
    return fitting;
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
