#include <cctype>
#include <iostream>
#include <string>
#include <vector>

struct Node {
    std::string label;
    std::vector<Node> children;
};

// Reads one tree and moves `place` behind it. The stack is large enough for the deepest tree here.
Node readTree(const std::string& text, std::size_t& place) {
    Node node;
    while (place < text.size() && std::isdigit(static_cast<unsigned char>(text[place]))) node.label += text[place++];
    if (place < text.size() && text[place] == '(') {
        do {
            ++place;  // over the bracket or the comma
            node.children.push_back(readTree(text, place));
        } while (text[place] == ',');
        ++place;  // over the closing bracket
    }
    return node;
}

void writeMirrored(const Node& node, std::string& out) {
    out += node.label;
    if (node.children.empty()) return;
    out += '(';
    for (std::size_t i = node.children.size(); i-- > 0;) {
        writeMirrored(node.children[i], out);
        out += i > 0 ? ',' : ')';
    }
}

int main() {
    std::string text, out;
    std::cin >> text;
    std::size_t place = 0;
    const Node root = readTree(text, place);
    writeMirrored(root, out);
    std::cout << out << '\n';
}
