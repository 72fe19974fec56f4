#include <iostream>
#include <string>
#include <vector>

// Says whether the pattern matches the whole name.
bool matches(const std::string& pattern, const std::string& name) {
    const std::size_t n = pattern.size(), m = name.size();
    // match[i][j]: the first i characters of the pattern match the first j letters of the name.
    std::vector<std::vector<bool>> match(n + 1, std::vector<bool>(m + 1));
    match[0][0] = true;
    for (std::size_t i = 1; i <= n; ++i) {
        const char sign = pattern[i - 1];
        for (std::size_t j = 0; j <= m; ++j) {
            if (sign == '*') {
                match[i][j] = match[i - 1][j] || (j > 0 && match[i][j - 1]);
            } else if (j > 0 && (sign == '?' || sign == name[j - 1])) {
                match[i][j] = match[i - 1][j - 1];
            }
        }
    }
    return match[n][m];
}

int main() {
    std::string pattern, name;
    int count;
    std::cin >> pattern >> count;
    while (std::cin >> name) std::cout << (matches(pattern, name) ? "yes" : "no") << '\n';
}
