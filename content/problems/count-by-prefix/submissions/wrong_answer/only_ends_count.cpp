// Wrong: counts a word only at the node where it ends, so that a question finds only words that are equal to it.
#include <array>
#include <iostream>
#include <string>
#include <vector>

struct Node {
    std::array<int, 26> next{};
    int ends = 0;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Node> nodes(1);
    while (n-- > 0) {
        char sign;
        std::string letters;
        std::cin >> sign >> letters;
        int at = 0;
        for (const char letter : letters) {
            if (nodes[at].next[letter - 'a'] == 0) {
                nodes[at].next[letter - 'a'] = static_cast<int>(nodes.size());
                nodes.emplace_back();
            }
            at = nodes[at].next[letter - 'a'];
        }
        if (sign == '+') {
            ++nodes[at].ends;
        } else {
            std::cout << nodes[at].ends << '\n';
        }
    }
}
