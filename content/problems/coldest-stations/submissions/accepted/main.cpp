#include <iostream>
#include <limits>
#include <string>
#include <vector>

struct Message {
    std::string kind;
    int first;
    int second;
};

// The lowest value of some places, and how many of them have it.
struct Low {
    int value = std::numeric_limits<int>::max();
    int count = 0;
};

Low operator+(const Low& a, const Low& b) {
    if (a.value < b.value) return a;
    if (a.value > b.value) return b;
    return {a.value, a.count + b.count};
}

class SegmentTree {
public:
    explicit SegmentTree(int size) : size(size), nodes(2 * size, Low{0, 1}) {
        for (int node = size - 1; node > 0; --node) renew(node);
    }

    void set(int place, int value) {
        nodes[size + place] = {value, 1};
        for (int node = (size + place) / 2; node > 0; node /= 2) renew(node);
    }

    // For the places from `first` to before `end`.
    Low lowestBetween(int first, int end) const {
        Low low;
        for (int left = first + size, right = end + size; left < right; left /= 2, right /= 2) {
            if (left % 2 == 1) low = low + nodes[left++];
            if (right % 2 == 1) low = low + nodes[--right];
        }
        return low;
    }

private:
    void renew(int node) { nodes[node] = nodes[2 * node] + nodes[2 * node + 1]; }

    int size;
    // Node 1 is the root, the children of node i are 2i and 2i + 1, and the leaves are the last `size` nodes.
    std::vector<Low> nodes;
};

std::vector<Low> answer(int count, const std::vector<Message>& messages) {
    SegmentTree tree(count);
    std::vector<Low> answers;
    for (const auto& [kind, first, second] : messages) {
        if (kind == "set") {
            tree.set(first - 1, second);
        } else {
            answers.push_back(tree.lowestBetween(first - 1, second));
        }
    }
    return answers;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<Message> messages(q);
    for (auto& [kind, first, second] : messages) std::cin >> kind >> first >> second;

    for (const auto& [value, count] : answer(n, messages)) std::cout << value << ' ' << count << '\n';
}
