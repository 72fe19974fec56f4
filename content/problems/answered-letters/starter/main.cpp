#include <iostream>
#include <string>
#include <utility>
#include <vector>

using Letter = std::pair<std::string, std::string>;  // sender, receiver

// Returns how many letters are still waiting, and the longest wait of an answered one.
std::pair<int, int> settle(const std::vector<Letter>& letters) {
    // Write your solution here.
    (void)letters;
    return {0, 0};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Letter> letters(n);
    for (auto& [sender, receiver] : letters) std::cin >> sender >> receiver;

    const auto [unanswered, longest] = settle(letters);
    std::cout << unanswered << ' ' << longest << '\n';
}
