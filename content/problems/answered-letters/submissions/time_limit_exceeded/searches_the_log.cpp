// Right but too slow: keeps all waiting letters in one list and looks through it for each new letter.
#include <algorithm>
#include <iostream>
#include <list>
#include <string>

struct Letter {
    std::string sender, receiver;
    int position;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, longest = 0;
    std::cin >> n;
    std::list<Letter> waiting;
    for (int position = 0; position < n; ++position) {
        Letter letter{.position = position};
        std::cin >> letter.sender >> letter.receiver;
        const auto asked = std::ranges::find_if(waiting, [&](const Letter& other) {
            return other.sender == letter.receiver && other.receiver == letter.sender;
        });
        if (asked == waiting.end()) {
            waiting.push_back(letter);
        } else {
            longest = std::max(longest, position - asked->position);
            waiting.erase(asked);
        }
    }
    std::cout << waiting.size() << ' ' << longest << '\n';
}
