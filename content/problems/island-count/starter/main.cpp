#include <iostream>
#include <string>
#include <vector>

// Returns the number of islands; each row is a string of # for land and . for water.
int countIslands(const std::vector<std::string>& rows) {
    // Write your solution here.
    (void)rows;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int height, width;
    std::cin >> height >> width;
    std::vector<std::string> rows(height);
    for (std::string& row : rows) std::cin >> row;
    std::cout << countIslands(rows) << '\n';
}
