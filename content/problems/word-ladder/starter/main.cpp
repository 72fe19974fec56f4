#include <iostream>
#include <optional>
#include <string>
#include <vector>

// Returns the fewest steps from start to goal by way of the words, or nothing.
std::optional<int> fewestSteps(const std::string& start, const std::string& goal, const std::vector<std::string>& words) {
    // Write your solution here.
    (void)start;
    (void)goal;
    (void)words;
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
