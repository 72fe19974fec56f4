#include <iostream>

class MinimumStack {
public:
    // Puts x on top.
    void push(int x) {
        // Write your solution here.
        (void)x;
    }

    // Takes the number on top away.
    void drop() {
    }

    // Returns the smallest number on the stack.
    int minimum() const {
        return 0;
    }
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
