#include <algorithm>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

using Letter = std::pair<std::string, std::string>;  // sender, receiver

std::pair<int, int> settle(const std::vector<Letter>& letters) {
    // For each sender and receiver: the positions of the letters that are waiting, oldest first.
    std::map<Letter, std::queue<int>> waiting;
    int unanswered = 0, longest = 0;
    for (int position = 0; position < static_cast<int>(letters.size()); ++position) {
        const auto& [sender, receiver] = letters[position];
        std::queue<int>& asked = waiting[{receiver, sender}];
        if (asked.empty()) {
            waiting[{sender, receiver}].push(position);
            ++unanswered;
        } else {
            longest = std::max(longest, position - asked.front());
            asked.pop();
            --unanswered;
        }
    }
    return {unanswered, longest};
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
