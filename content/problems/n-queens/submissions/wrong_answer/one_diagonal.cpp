// Wrong: checks columns and the diagonals of one direction, and forgets the other direction.
#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<std::string> board;
std::vector<bool> columns, falling;

int countWays(int row) {
    if (row == n) return 1;
    int ways = 0;
    for (int column = 0; column < n; ++column) {
        if (board[row][column] == '#' || columns[column] || falling[row - column + n]) continue;
        columns[column] = falling[row - column + n] = true;
        ways += countWays(row + 1);
        columns[column] = falling[row - column + n] = false;
    }
    return ways;
}

int main() {
    std::cin >> n;
    board.resize(n);
    for (std::string& row : board) std::cin >> row;
    columns.resize(n);
    falling.resize(2 * n);
    std::cout << countWays(0) << '\n';
}
