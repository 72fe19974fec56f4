#include <array>
#include <iostream>
#include <string>
#include <vector>

struct Line {
    char sign;
    std::string letters;
};

// Words as ways down a tree of letters. Node 0 is the root, and a child 0 means that there is none.
class Trie {
    struct Node {
        std::array<int, 26> next{};
        int count = 0;
    };
    std::vector<Node> nodes = std::vector<Node>(1);

public:
    void learn(const std::string& word) {
        int at = 0;
        for (const char letter : word) {
            if (nodes[at].next[letter - 'a'] == 0) {
                nodes[at].next[letter - 'a'] = static_cast<int>(nodes.size());
                nodes.emplace_back();
            }
            at = nodes[at].next[letter - 'a'];
            ++nodes[at].count;
        }
    }

    int wordsWith(const std::string& prefix) const {
        int at = 0;
        for (const char letter : prefix) {
            at = nodes[at].next[letter - 'a'];
            if (at == 0) return 0;
        }
        return nodes[at].count;
    }
};

std::vector<int> countByPrefix(const std::vector<Line>& lines) {
    Trie trie;
    std::vector<int> answers;
    for (const Line& line : lines) {
        if (line.sign == '+') {
            trie.learn(line.letters);
        } else {
            answers.push_back(trie.wordsWith(line.letters));
        }
    }
    return answers;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Line> lines(n);
    for (Line& line : lines) std::cin >> line.sign >> line.letters;
    for (const int answer : countByPrefix(lines)) std::cout << answer << '\n';
}
