// Wrong: takes each digit for a node of its own, so only numbers below 10 are right.
#include <iostream>
#include <string>
#include <vector>

struct Node {
    char label;
    std::vector<Node> children;
};

Node readTree(const std::string& text, std::size_t& place) {
    Node node{text[place++], {}};
    if (place < text.size() && text[place] == '(') {
        do {
            ++place;
            node.children.push_back(readTree(text, place));
            while (place < text.size() && text[place] >= '0' && text[place] <= '9') {
                node.children.push_back(readTree(text, place));
            }
        } while (place < text.size() && text[place] == ',');
        ++place;
    }
    return node;
}

void writeMirrored(const Node& node, std::string& out) {
    out += node.label;
    for (std::size_t i = node.children.size(); i-- > 0;) {
        out += i + 1 == node.children.size() ? '(' : ',';
        writeMirrored(node.children[i], out);
    }
    if (!node.children.empty()) out += ')';
}

int main() {
    std::string text, out;
    std::cin >> text;
    std::size_t place = 0;
    const Node root = readTree(text, place);
    writeMirrored(root, out);
    std::cout << out << '\n';
}
