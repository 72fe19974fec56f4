// Wrong: for equal pieces takes the shorter name first, instead of looking at the zeros from the left.
#include <algorithm>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>

struct Name {
    std::vector<std::tuple<bool, std::size_t, std::string>> pieces;
    std::size_t length;
    std::string text;
    auto operator<=>(const Name&) const = default;
};

int main() {
    int n;
    std::cin >> n;
    std::vector<Name> names(n);
    for (auto& [pieces, length, text] : names) {
        std::cin >> text;
        length = text.size();
        for (std::size_t i = 0; i < length;) {
            std::string digits;
            const bool isLetter = text[i] > '9';
            while (!isLetter && i < length && text[i] <= '9') {
                if (!digits.empty() || text[i] != '0') digits += text[i];
                ++i;
            }
            if (isLetter) {
                pieces.emplace_back(true, 0, std::string(1, text[i++]));
            } else {
                pieces.emplace_back(false, digits.size(), digits);
            }
        }
    }
    std::ranges::sort(names);
    for (const Name& name : names) std::cout << name.text << '\n';
}
