// Right but too slow: for every bracket it walks back through the text to find the container around it.
#include <iostream>
#include <string>

const std::string opening = "([{", closing = ")]}";

// The position of the innermost container open before `end`, or -1: matched pairs are skipped by counting.
int innermostOpen(const std::string& text, int end) {
    int closed = 0;
    for (int i = end - 1; i >= 0; --i) {
        if (closing.find(text[i]) != std::string::npos) ++closed;
        if (opening.find(text[i]) != std::string::npos && closed-- == 0) return i;
    }
    return -1;
}

int main() {
    std::string text;
    std::cin >> text;
    int length = static_cast<int>(text.size());
    for (int i = 0; i < length; ++i) {
        auto opened = opening.find(text[i]), closed = closing.find(text[i]);
        if (opened == std::string::npos && closed == std::string::npos) continue;
        int around = innermostOpen(text, i);
        bool tooLarge = opened != std::string::npos && around >= 0 && opening.find(text[around]) < opened;
        bool unmatched = closed != std::string::npos && (around < 0 || opening.find(text[around]) != closed);
        if (tooLarge || unmatched) {
            std::cout << "mistake " << i + 1 << '\n';
            return 0;
        }
    }
    std::string missing;
    for (int around = innermostOpen(text, length); around >= 0; around = innermostOpen(text, around)) {
        missing += closing[opening.find(text[around])];
    }
    std::cout << (missing.empty() ? "proper" : "close " + missing) << '\n';
}
