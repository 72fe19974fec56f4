#include <iostream>
#include <optional>
#include <string>
#include <vector>

// Returns the fewest moves from S to E, or std::nullopt if the exit cannot be reached.
std::optional<int> fewestMoves(const std::vector<std::string>& cave) {
    // Write your solution here.
    (void)cave;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int rows, columns;
    std::cin >> rows >> columns;
    std::vector<std::string> cave(rows);
    for (auto& row : cave) std::cin >> row;

    if (auto moves = fewestMoves(cave)) {
        std::cout << *moves << '\n';
    } else {
        std::cout << "trapped\n";
    }
}
