// Right but too slow: a stack of single houses; equal ones are counted one by one for each new house.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    long long pairs = 0;
    std::vector<int> stack;
    for (int i = 0; i < n; ++i) {
        int height;
        std::cin >> height;
        while (!stack.empty() && stack.back() < height) {
            ++pairs;
            stack.pop_back();
        }
        int at = static_cast<int>(stack.size()) - 1;
        for (; at >= 0 && stack[at] == height; --at) ++pairs;
        if (at >= 0) ++pairs;
        stack.push_back(height);
    }
    std::cout << pairs << '\n';
}
