// Right but too slow: 0 stands for "not known yet", so squares without any way are worked out again and again.
#include <iostream>
#include <string>
#include <vector>
using namespace std;

int rows, columns;
vector<string> garden;
vector<vector<int>> memo;

int ways(int r, int c) {
    if (r >= rows || c >= columns || garden[r][c] == '#') return 0;
    if (r == rows - 1 && c == columns - 1) return 1;
    if (memo[r][c] > 0) return memo[r][c];
    return memo[r][c] = (ways(r + 1, c) + ways(r, c + 1)) % 1000000007;
}

int main() {
    cin >> rows >> columns;
    garden.resize(rows);
    for (auto& row : garden) cin >> row;
    memo.assign(rows, vector<int>(columns, 0));
    cout << ways(0, 0) << endl;
}
