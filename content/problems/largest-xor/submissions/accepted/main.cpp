#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

// Numbers as ways down a tree of bits, the highest bit first. Node 0 is the root, and a child 0 means that there is none.
class BitTrie {
    static constexpr int bits = 30;
    std::vector<std::array<int, 2>> children = {{0, 0}};

public:
    void add(int key) {
        int node = 0;
        for (int bit = bits; bit-- > 0;) {
            const int side = key >> bit & 1;
            if (children[node][side] == 0) {
                children[node][side] = static_cast<int>(children.size());
                children.push_back({0, 0});
            }
            node = children[node][side];
        }
    }

    // The largest XOR of the key and one in the trie.
    int bestPartner(int key) const {
        int node = 0, best = 0;
        for (int bit = bits; bit-- > 0;) {
            int side = key >> bit & 1;
            if (children[node][1 - side] != 0) {
                best |= 1 << bit;
                side = 1 - side;
            }
            node = children[node][side];
        }
        return best;
    }
};

int largestXor(const std::vector<int>& keys) {
    BitTrie trie;
    int largest = 0;
    for (const int key : keys) {
        trie.add(key);
        largest = std::max(largest, trie.bestPartner(key));
    }
    return largest;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> keys(n);
    for (int& key : keys) std::cin >> key;
    std::cout << largestXor(keys) << '\n';
}
