#include <iostream>
#include <string>
#include <vector>

// Whether the letters from `at` on can be read from this tile on; a used tile has no letter for the time being.
bool canHopFrom(std::vector<std::string>& tiles, int y, int x, const std::string& word, std::size_t at) {
    const int height = static_cast<int>(tiles.size());
    const int width = static_cast<int>(tiles[0].size());
    if (y < 0 || y >= height || x < 0 || x >= width || tiles[y][x] != word[at]) return false;
    if (at + 1 == word.size()) return true;
    tiles[y][x] = '.';
    const bool isFound = canHopFrom(tiles, y - 1, x, word, at + 1) || canHopFrom(tiles, y + 1, x, word, at + 1) ||
                         canHopFrom(tiles, y, x - 1, word, at + 1) || canHopFrom(tiles, y, x + 1, word, at + 1);
    tiles[y][x] = word[at];
    return isFound;
}

bool canHop(std::vector<std::string> tiles, const std::string& word) {
    for (std::size_t y = 0; y < tiles.size(); ++y) {
        for (std::size_t x = 0; x < tiles[y].size(); ++x) {
            if (canHopFrom(tiles, static_cast<int>(y), static_cast<int>(x), word, 0)) return true;
        }
    }
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
