#include <iostream>
#include <string>
#include <vector>

// Returns whether the word can be read by hopping from tile to tile.
bool canHop(const std::vector<std::string>& tiles, const std::string& word) {
    // Write your solution here.
    (void)tiles;
    (void)word;
    return false;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int height, width, count;
    std::cin >> height >> width >> count;
    std::vector<std::string> tiles(height);
    for (std::string& row : tiles) std::cin >> row;
    while (count-- > 0) {
        std::string word;
        std::cin >> word;
        std::cout << (canHop(tiles, word) ? "yes" : "no") << '\n';
    }
}
