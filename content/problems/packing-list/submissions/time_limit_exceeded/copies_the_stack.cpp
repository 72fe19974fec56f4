// Right but too slow: every call gets a copy of the whole stack and returns another one.
#include <iostream>
#include <string>

const std::string opening = "([{", closing = ")]}";

// The stack after the bracket, or "!" if it is a mistake.
std::string after(std::string open, char bracket) {
    const auto size = opening.find(bracket);
    if (size != std::string::npos) return open.empty() || opening.find(open.back()) >= size ? open + bracket : "!";
    if (open.empty() || closing[opening.find(open.back())] != bracket) return "!";
    return open.substr(0, open.size() - 1);
}

int main() {
    std::string text, open;
    std::cin >> text;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] >= 'a' && text[i] <= 'z') continue;
        open = after(open, text[i]);
        if (open == "!") {
            std::cout << "mistake " << i + 1 << '\n';
            return 0;
        }
    }
    std::string missing;
    for (auto bracket = open.rbegin(); bracket != open.rend(); ++bracket) missing += closing[opening.find(*bracket)];
    std::cout << (open.empty() ? "proper" : "close " + missing) << '\n';
}
