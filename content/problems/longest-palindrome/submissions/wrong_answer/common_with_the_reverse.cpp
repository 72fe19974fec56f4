// Wrong: takes the longest piece that the line and the reversed line have in common, but it may stand at different places.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string s;
    std::cin >> s;
    const std::string reversed(s.rbegin(), s.rend());
    const int n = static_cast<int>(s.size());
    std::vector<int> row(n + 1), above(n + 1);
    int longest = 0, end = 0;
    for (int i = 1; i <= n; ++i) {
        std::swap(row, above);
        for (int j = 1; j <= n; ++j) {
            row[j] = s[i - 1] == reversed[j - 1] ? above[j - 1] + 1 : 0;
            if (row[j] > longest) {
                longest = row[j];
                end = i;
            }
        }
    }
    std::cout << s.substr(end - longest, longest) << '\n';
}
