// Wrong: shortens each piece from the left, but then begins anew behind it, so pieces that overlap it are never seen.
#include <algorithm>
#include <array>
#include <iostream>
#include <string>

int main() {
    std::string garland, word;
    std::cin >> garland >> word;
    std::array<int, 128> needed{};
    for (const char letter : word) ++needed[letter];
    std::array<int, 128> missing = needed;
    std::size_t lacking = word.size(), start = 0, shortest = 0;
    for (std::size_t end = 0; end < garland.size(); ++end) {
        if (missing[garland[end]]-- > 0) --lacking;
        if (lacking > 0) continue;
        while (missing[garland[start]] < 0) ++missing[garland[start++]];
        if (shortest == 0 || end - start + 1 < shortest) shortest = end - start + 1;
        missing = needed;
        lacking = word.size();
        start = end + 1;
    }
    if (shortest > 0) std::cout << shortest << '\n';
    else std::cout << "none\n";
}
