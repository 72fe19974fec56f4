// Right but too slow: goes through the whole text of a child to find its end, then through it again to find its children.
#include <iostream>
#include <string>
#include <utility>
#include <vector>

void writeMirrored(const std::string& text, std::size_t start, std::size_t end, std::string& out) {
    std::size_t opening = start;
    while (opening < end && text[opening] != '(') ++opening;
    out.append(text, start, opening - start);
    if (opening == end) return;
    std::vector<std::pair<std::size_t, std::size_t>> children;
    int depth = 0;
    std::size_t begin = opening + 1;
    for (std::size_t place = begin; place < end; ++place) {
        if (depth == 0 && (text[place] == ',' || text[place] == ')')) {
            children.emplace_back(begin, place);
            begin = place + 1;
        } else if (text[place] == '(') {
            ++depth;
        } else if (text[place] == ')') {
            --depth;
        }
    }
    out += '(';
    for (std::size_t i = children.size(); i-- > 0;) {
        writeMirrored(text, children[i].first, children[i].second, out);
        out += i > 0 ? ',' : ')';
    }
}

int main() {
    std::string text, out;
    std::cin >> text;
    writeMirrored(text, 0, text.size(), out);
    std::cout << out << '\n';
}
