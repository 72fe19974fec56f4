// Right but too slow: gives each square of land a name, and goes through the whole map whenever two names turn out to be one.
#include <iostream>
#include <set>
#include <string>
#include <vector>

void rename(std::vector<std::vector<int>>& names, int from, int to) {
    for (auto& row : names) {
        for (int& name : row) {
            if (name == from) name = to;
        }
    }
}

int main() {
    int height, width;
    std::cin >> height >> width;
    std::vector<std::vector<int>> names(height, std::vector<int>(width));
    for (int y = 0; y < height; ++y) {
        std::string row;
        std::cin >> row;
        for (int x = 0; x < width; ++x) names[y][x] = row[x] == '#' ? y * width + x + 1 : 0;
    }
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (names[y][x] == 0) continue;
            if (y > 0 && names[y - 1][x] != 0) rename(names, names[y][x], names[y - 1][x]);
            if (x > 0 && names[y][x - 1] != 0) rename(names, names[y][x], names[y][x - 1]);
        }
    }
    std::set<int> islands;
    for (const auto& row : names) islands.insert(row.begin(), row.end());
    islands.erase(0);
    std::cout << islands.size() << '\n';
}
