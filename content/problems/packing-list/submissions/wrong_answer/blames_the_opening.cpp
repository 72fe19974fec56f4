// Wrong: when a closing bracket does not match, it reports where the open container began.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::string text;
    std::cin >> text;
    const std::string opening = "([{", closing = ")]}";
    std::vector<std::pair<std::size_t, std::size_t>> open;  // size and position
    for (std::size_t i = 0; i < text.size(); ++i) {
        auto opened = opening.find(text[i]), closed = closing.find(text[i]);
        bool wrong = false;
        if (opened != std::string::npos) {
            wrong = !open.empty() && open.back().first < opened;
            if (!wrong) open.emplace_back(opened, i + 1);
        } else if (closed != std::string::npos) {
            wrong = open.empty() || open.back().first != closed;
            if (!wrong) open.pop_back();
        }
        if (wrong) {
            std::cout << "mistake " << (open.empty() ? i + 1 : open.back().second) << '\n';
            return 0;
        }
    }
    if (open.empty()) {
        std::cout << "proper\n";
        return 0;
    }
    std::cout << "close ";
    while (!open.empty()) {
        std::cout << closing[open.back().first];
        open.pop_back();
    }
    std::cout << '\n';
}
