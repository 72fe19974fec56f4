#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// The smallest number of edits that turn s into t.
int editDistance(const std::string& s, const std::string& t) {
    const int n = static_cast<int>(s.size()), m = static_cast<int>(t.size());
    // edits[i][j]: from the first i letters of s to the first j letters of t.
    std::vector<std::vector<int>> edits(n + 1, std::vector<int>(m + 1));
    for (int i = 0; i <= n; ++i) {
        for (int j = 0; j <= m; ++j) {
            if (i == 0 || j == 0) {
                edits[i][j] = i + j;  // insert or delete everything
            } else if (s[i - 1] == t[j - 1]) {
                edits[i][j] = edits[i - 1][j - 1];
            } else {
                const int replacing = edits[i - 1][j - 1], deleting = edits[i - 1][j], inserting = edits[i][j - 1];
                edits[i][j] = 1 + std::min({replacing, deleting, inserting});
            }
        }
    }
    return edits[n][m];
}

int main() {
    std::string s, t;
    std::cin >> s >> t;
    std::cout << editDistance(s, t) << '\n';
}
