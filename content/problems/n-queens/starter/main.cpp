#include <iostream>
#include <string>
#include <vector>

// The number of ways to place the queens; board[row][column] is '.' or '#'.
int countWays(const std::vector<std::string>& board) {
    // Write your solution here.
    (void)board;
    return 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> board(n);
    for (std::string& row : board) std::cin >> row;
    std::cout << countWays(board) << '\n';
}
