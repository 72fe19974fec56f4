// Wrong: ends a star as soon as the rest could begin, and never lets it take more letters.
#include <iostream>
#include <string>

bool matches(const std::string& pattern, const std::string& name) {
    std::size_t j = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] == '*') {
            while (i + 1 < pattern.size() && pattern[i + 1] == '*') ++i;
            if (i + 1 == pattern.size()) return true;
            while (j < name.size() && pattern[i + 1] != '?' && name[j] != pattern[i + 1]) ++j;
        } else {
            if (j == name.size() || (pattern[i] != '?' && pattern[i] != name[j])) return false;
            ++j;
        }
    }
    return j == name.size();
}

int main() {
    std::string pattern, name;
    int count;
    std::cin >> pattern >> count;
    while (std::cin >> name) std::cout << (matches(pattern, name) ? "yes" : "no") << '\n';
}
