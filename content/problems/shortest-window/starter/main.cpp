#include <iostream>
#include <string>

// Returns the length of the shortest piece that holds the word, or 0 if there is none.
int shortestPiece(const std::string& garland, const std::string& word) {
    // Write your solution here.
    (void)garland;
    (void)word;
    return 0;
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
