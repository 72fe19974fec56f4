// Wrong: undo always takes the last letter away, also when the latest change was to erase one.
#include <iostream>
#include <string>

int main() {
    std::string keys, text, undone;
    std::cin >> keys;
    for (char key : keys) {
        if (key == '-') {
            if (text.empty()) continue;
            undone.push_back(text.back());
            text.pop_back();
        } else if (key == '+') {
            if (undone.empty()) continue;
            text.push_back(undone.back());
            undone.pop_back();
        } else {
            undone.clear();
            if (key != '<') text.push_back(key);
            else if (!text.empty()) text.pop_back();
        }
    }
    std::cout << (text.empty() ? "(empty)" : text) << '\n';
}
