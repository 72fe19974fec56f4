// Right but too slow: after each undo it makes all the remaining changes again, from the empty text on.
#include <iostream>
#include <string>

int main() {
    std::string keys, changes, text;
    std::cin >> keys;
    std::size_t made = 0;
    for (char key : keys) {
        if (key == '-') {
            if (made > 0) --made;
        } else if (key == '+') {
            if (made < changes.size()) ++made;
        } else {
            changes.resize(made);
            changes.push_back(key);
            ++made;
        }
        text.clear();
        for (std::size_t i = 0; i < made; ++i) {
            if (changes[i] != '<') text.push_back(changes[i]);
            else if (!text.empty()) text.pop_back();
        }
    }
    std::cout << (text.empty() ? "(empty)" : text) << '\n';
}
