// Right but too slow: tries every edit at the ends of the words and answers the same questions again and again.
#include <algorithm>
#include <iostream>
#include <string>

std::string s, t;

int edits(int i, int j) {
    if (i == 0 || j == 0) return i + j;
    if (s[i - 1] == t[j - 1]) return edits(i - 1, j - 1);
    return 1 + std::min({edits(i - 1, j - 1), edits(i - 1, j), edits(i, j - 1)});
}

int main() {
    std::cin >> s >> t;
    std::cout << edits(static_cast<int>(s.size()), static_cast<int>(t.size())) << '\n';
}
