#include <iostream>
#include <string>
#include <string_view>

// From small to large; the place in the string is the size.
constexpr std::string_view opening = "([{";
constexpr std::string_view closing = ")]}";

std::string inspect(const std::string& text) {
    std::string open;  // sizes of the open containers, the innermost at the back
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto mistake = "mistake " + std::to_string(i + 1);
        if (auto size = opening.find(text[i]); size != opening.npos) {
            if (!open.empty() && open.back() < static_cast<char>(size)) return mistake;
            open.push_back(static_cast<char>(size));
        } else if (auto closed = closing.find(text[i]); closed != closing.npos) {
            if (open.empty() || open.back() != static_cast<char>(closed)) return mistake;
            open.pop_back();
        }
    }
    if (open.empty()) return "proper";
    std::string missing;
    for (auto size = open.rbegin(); size != open.rend(); ++size) missing += closing[*size];
    return "close " + missing;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::string text;
    std::cin >> text;
    std::cout << inspect(text) << '\n';
}
