// Right but too slow: goes through the whole map for each minute.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int h, w;
    std::cin >> h >> w;
    const int width = w + 2;
    std::string squares(width, '.');
    for (int y = 0; y < h; ++y) {
        std::string row;
        std::cin >> row;
        squares += '.' + row + '.';
    }
    squares += std::string(width, '.');
    int minutes = 0;
    while (true) {
        std::vector<int> caught;
        for (int at = width; at < static_cast<int>(squares.size()) - width; ++at) {
            if (squares[at] != 'T') continue;
            for (const int near : {at - 1, at + 1, at - width, at + width}) {
                if (squares[near] != '*') continue;
                caught.push_back(at);
                break;
            }
        }
        if (caught.empty()) break;
        for (const int at : caught) squares[at] = '*';
        ++minutes;
    }
    if (squares.find('T') != std::string::npos) std::cout << "never\n";
    else std::cout << minutes << '\n';
}
