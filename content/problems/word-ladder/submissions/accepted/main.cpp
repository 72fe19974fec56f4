#include <iostream>
#include <optional>
#include <queue>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

std::optional<int> fewestSteps(const std::string& start, const std::string& goal, const std::vector<std::string>& words) {
    // The words that are not reached yet.
    std::unordered_set<std::string> left(words.begin(), words.end());
    std::queue<std::pair<std::string, int>> queue;
    queue.emplace(start, 0);
    while (!queue.empty()) {
        auto [word, steps] = queue.front();
        queue.pop();
        if (word == goal) return steps;
        for (char& letter : word) {
            const char before = letter;
            for (letter = 'a'; letter <= 'z'; ++letter) {
                if (left.erase(word) == 1) queue.emplace(word, steps + 1);
            }
            letter = before;
        }
    }
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string start, goal;
    int n;
    std::cin >> start >> goal >> n;
    std::vector<std::string> words(n);
    for (std::string& word : words) std::cin >> word;

    const auto steps = fewestSteps(start, goal, words);
    if (steps) std::cout << *steps << '\n';
    else std::cout << "impossible\n";
}
