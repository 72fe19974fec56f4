// Right but too slow: tries for each star every number of letters and answers the same questions again and again.
#include <iostream>
#include <string>

bool matchesFrom(const std::string& pattern, const std::string& name, std::size_t i, std::size_t j) {
    if (i == pattern.size()) return j == name.size();
    if (pattern[i] == '*') {
        return matchesFrom(pattern, name, i + 1, j) || (j < name.size() && matchesFrom(pattern, name, i, j + 1));
    }
    if (j == name.size() || (pattern[i] != '?' && pattern[i] != name[j])) return false;
    return matchesFrom(pattern, name, i + 1, j + 1);
}

bool matches(const std::string& pattern, const std::string& name) {
    return matchesFrom(pattern, name, 0, 0);
}

int main() {
    std::string pattern, name;
    int count;
    std::cin >> pattern >> count;
    while (std::cin >> name) std::cout << (matches(pattern, name) ? "yes" : "no") << '\n';
}
