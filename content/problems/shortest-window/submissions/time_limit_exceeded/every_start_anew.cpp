// Right but too slow: begins at each letter anew.
#include <array>
#include <iostream>
#include <string>

int main() {
    std::string garland, word;
    std::cin >> garland >> word;
    std::array<int, 128> needed{};
    for (const char letter : word) ++needed[letter];
    std::size_t shortest = 0;
    for (std::size_t start = 0; start < garland.size(); ++start) {
        std::array<int, 128> missing = needed;
        std::size_t lacking = word.size();
        for (std::size_t end = start; end < garland.size(); ++end) {
            if (missing[garland[end]]-- > 0) --lacking;
            if (lacking > 0) continue;
            if (shortest == 0 || end - start + 1 < shortest) shortest = end - start + 1;
            break;
        }
    }
    if (shortest > 0) std::cout << shortest << '\n';
    else std::cout << "none\n";
}
