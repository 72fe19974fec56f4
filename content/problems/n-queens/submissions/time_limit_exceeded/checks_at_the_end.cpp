// Right but too slow: fills all rows in every possible way and checks the queens only at the end.
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int n;
std::vector<std::string> board;
std::vector<int> queens;

bool areSafe() {
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n; ++j) {
            if (queens[i] == queens[j] || std::abs(queens[i] - queens[j]) == j - i) return false;
        }
    }
    return true;
}

int countWays(int row) {
    if (row == n) return areSafe();
    int ways = 0;
    for (int column = 0; column < n; ++column) {
        if (board[row][column] == '#') continue;
        queens[row] = column;
        ways += countWays(row + 1);
    }
    return ways;
}

int main() {
    std::cin >> n;
    board.resize(n);
    queens.resize(n);
    for (std::string& row : board) std::cin >> row;
    std::cout << countWays(0) << '\n';
}
