// Wrong: does not take the marks away after a wrong choice, so that these tiles are lost for all other ways.
#include <iostream>
#include <string>
#include <vector>

bool hop(std::vector<std::string>& tiles, std::size_t y, std::size_t x, const std::string& word, std::size_t at) {
    if (y >= tiles.size() || x >= tiles[0].size() || tiles[y][x] != word[at]) return false;
    if (at + 1 == word.size()) return true;
    tiles[y][x] = '.';
    return hop(tiles, y - 1, x, word, at + 1) || hop(tiles, y + 1, x, word, at + 1) || hop(tiles, y, x - 1, word, at + 1) ||
           hop(tiles, y, x + 1, word, at + 1);
}

int main() {
    int height, width, count;
    std::cin >> height >> width >> count;
    std::vector<std::string> rows(height);
    for (std::string& row : rows) std::cin >> row;
    while (count-- > 0) {
        std::string word;
        std::cin >> word;
        bool isFound = false;
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                std::vector<std::string> tiles = rows;
                if (hop(tiles, y, x, word, 0)) isFound = true;
            }
        }
        std::cout << (isFound ? "yes" : "no") << '\n';
    }
}
