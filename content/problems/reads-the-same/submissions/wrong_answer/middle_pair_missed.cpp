// Wrong: stops one pair too early, so the pair next to the middle is never compared.
#include <cctype>
#include <iostream>
#include <string>

int main() {
    std::string word;
    std::cin >> word;
    const int length = static_cast<int>(word.size());
    bool isSame = true;
    for (int i = 0; i < length / 2 - 1; i++) {
        if (std::tolower(word[i]) != std::tolower(word[length - 1 - i])) {
            isSame = false;
        }
    }
    std::cout << (isSame ? "yes" : "no") << '\n';
}
