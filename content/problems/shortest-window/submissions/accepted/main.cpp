#include <iostream>
#include <string>
#include <unordered_map>

int shortestPiece(const std::string& garland, const std::string& word) {
    // How many of each letter the window still misses; negative if it has more than it needs.
    std::unordered_map<char, int> missing;
    for (const char letter : word) ++missing[letter];
    int lacking = static_cast<int>(word.size());
    int shortest = 0, start = 0;
    for (int end = 0; end < static_cast<int>(garland.size()); ++end) {
        if (missing[garland[end]]-- > 0) --lacking;
        while (lacking == 0) {
            const int length = end - start + 1;
            if (shortest == 0 || length < shortest) shortest = length;
            if (++missing[garland[start]] > 0) ++lacking;
            ++start;
        }
    }
    return shortest;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string garland, word;
    std::cin >> garland >> word;
    const int length = shortestPiece(garland, word);
    if (length > 0) std::cout << length << '\n';
    else std::cout << "none\n";
}
