// Wrong: prints the missing brackets in the order in which the containers were opened.
#include <iostream>
#include <string>

int main() {
    std::string text, open;
    std::cin >> text;
    const std::string opening = "([{", closing = ")]}";
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto size = opening.find(text[i]), ended = closing.find(text[i]);
        const bool tooLarge = size != std::string::npos && !open.empty() && opening.find(open.back()) < size;
        const bool misfit = ended != std::string::npos && (open.empty() || open.back() != opening[ended]);
        if (tooLarge || misfit) {
            std::cout << "mistake " << i + 1 << '\n';
            return 0;
        }
        if (size != std::string::npos) open += text[i];
        if (ended != std::string::npos) open.pop_back();
    }
    std::cout << (open.empty() ? "proper" : "close ");
    for (char bracket : open) std::cout << closing[opening.find(bracket)];
    std::cout << '\n';
}
