#include <iostream>
#include <string>
#include <vector>

struct Queens {
    std::vector<std::string> board;
    int n = static_cast<int>(board.size());
    std::vector<bool> columns = std::vector<bool>(n);
    std::vector<bool> falling = std::vector<bool>(2 * n);  // by row - column, moved up so that no index is negative
    std::vector<bool> rising = std::vector<bool>(2 * n);   // by row + column

    // The number of ways for this row and those below it.
    int countWays(int row) {
        if (row == n) return 1;
        int ways = 0;
        for (int column = 0; column < n; ++column) {
            if (board[row][column] == '#') continue;
            if (columns[column] || falling[row - column + n] || rising[row + column]) continue;
            take(row, column, true);
            ways += countWays(row + 1);
            take(row, column, false);
        }
        return ways;
    }

    void take(int row, int column, bool taken) {
        columns[column] = taken;
        falling[row - column + n] = taken;
        rising[row + column] = taken;
    }
};

int main() {
    int n;
    std::cin >> n;
    std::vector<std::string> board(n);
    for (std::string& row : board) std::cin >> row;
    std::cout << Queens{board}.countWays(0) << '\n';
}
