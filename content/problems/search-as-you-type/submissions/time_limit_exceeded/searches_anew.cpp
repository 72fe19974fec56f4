// Right but too slow: searches the text anew for each number of letters.
#include <iostream>
#include <string>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string word, text;
    int q;
    std::cin >> word >> text >> q;
    while (q-- > 0) {
        std::size_t k;
        std::cin >> k;
        const std::string typed = word.substr(0, k);
        int hits = 0;
        for (std::size_t place = text.find(typed); place != std::string::npos; place = text.find(typed, place + 1)) ++hits;
        std::cout << hits << '\n';
    }
}
