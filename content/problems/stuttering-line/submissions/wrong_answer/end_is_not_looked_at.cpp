// Wrong: when all that arrived is explained, does not ask whether letters of the word are left.
#include <iostream>
#include <string>

bool fits(const std::string& received, const std::string& word) {
    std::size_t next = 0;
    for (char letter : received) {
        if (next < word.size() && word[next] == letter) {
            ++next;
        } else if (next == 0 || word[next - 1] != letter) {
            return false;
        }
    }
    return true;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string text, word, longest;
    int n, count = 0;
    std::cin >> text >> n;
    while (n-- > 0) {
        std::cin >> word;
        if (!fits(text, word)) continue;
        ++count;
        if (word.size() > longest.size()) longest = word;
    }
    std::cout << count << ' ' << longest << '\n';
}
