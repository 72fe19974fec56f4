// Right but too slow: walks along the whole text that arrived for each word of the list.
#include <iostream>
#include <string>

bool canArriveAs(const std::string& received, const std::string& word) {
    std::size_t sent = 0;
    for (std::size_t at = 0; at < received.size(); ++at) {
        if (sent < word.size() && word[sent] == received[at]) {
            ++sent;
        } else if (sent == 0 || word[sent - 1] != received[at]) {
            return false;
        }
    }
    return sent == word.size();
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string received, word, longest;
    int n, count = 0;
    std::cin >> received >> n;
    while (n-- > 0) {
        std::cin >> word;
        if (!canArriveAs(received, word)) continue;
        ++count;
        if (word.size() > longest.size()) longest = word;
    }
    std::cout << count << ' ' << longest << '\n';
}
