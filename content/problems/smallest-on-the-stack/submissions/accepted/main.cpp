#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

class MinimumStack {
public:
    void push(int x) {
        entries.emplace_back(x, entries.empty() ? x : std::min(x, entries.back().second));
    }

    void drop() {
        entries.pop_back();
    }

    int minimum() const {
        return entries.back().second;
    }

private:
    // Each number with the smallest one from the bottom up to it.
    std::vector<std::pair<int, int>> entries;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int orders;
    std::cin >> orders;
    MinimumStack stack;
    char kind;
    int x;
    while (std::cin >> kind) {
        if (kind == 'P') {
            std::cin >> x;
            stack.push(x);
        } else if (kind == 'D') {
            stack.drop();
        } else {
            std::cout << stack.minimum() << '\n';
        }
    }
}
