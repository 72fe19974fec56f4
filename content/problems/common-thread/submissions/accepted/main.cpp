#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

// The largest number of beads that can stay on each thread when both look the same.
int countBeads(const std::string& s, const std::string& t) {
    // stay[i][j]: for the first i beads of s and the first j of t; 0 where one of them is empty.
    std::vector<std::vector<int>> stay(s.size() + 1, std::vector<int>(t.size() + 1));
    for (std::size_t i = 1; i <= s.size(); ++i) {
        for (std::size_t j = 1; j <= t.size(); ++j) {
            if (s[i - 1] == t[j - 1]) {
                stay[i][j] = stay[i - 1][j - 1] + 1;
            } else {
                stay[i][j] = std::max(stay[i - 1][j], stay[i][j - 1]);
            }
        }
    }
    return stay[s.size()][t.size()];
}

int main() {
    std::string s, t;
    std::cin >> s >> t;
    std::cout << countBeads(s, t) << '\n';
}
