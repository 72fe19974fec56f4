// Right but too slow: takes off either last bead and answers the same questions again and again.
#include <algorithm>
#include <iostream>
#include <string>

std::string s, t;

int beads(int i, int j) {
    if (i == 0 || j == 0) return 0;
    if (s[i - 1] == t[j - 1]) return beads(i - 1, j - 1) + 1;
    return std::max(beads(i - 1, j), beads(i, j - 1));
}

int main() {
    std::cin >> s >> t;
    std::cout << beads(static_cast<int>(s.size()), static_cast<int>(t.size())) << '\n';
}
