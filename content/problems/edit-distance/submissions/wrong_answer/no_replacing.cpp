// Wrong: knows only insertions and deletions, so replacing a letter costs two edits.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string s, t;
    std::cin >> s >> t;
    std::vector<std::vector<int>> edits(s.size() + 1, std::vector<int>(t.size() + 1));
    for (std::size_t i = 0; i <= s.size(); ++i) {
        for (std::size_t j = 0; j <= t.size(); ++j) {
            if (i == 0 || j == 0) edits[i][j] = static_cast<int>(i + j);
            else if (s[i - 1] == t[j - 1]) edits[i][j] = edits[i - 1][j - 1];
            else edits[i][j] = 1 + std::min(edits[i - 1][j], edits[i][j - 1]);
        }
    }
    std::cout << edits[s.size()][t.size()] << '\n';
}
