// Wrong: the number of pairs leaves the range of 32 bits.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    unsigned pairs = 0;
    std::vector<std::pair<int, int>> stack;
    for (int i = 0; i < n; ++i) {
        int height;
        std::cin >> height;
        while (!stack.empty() && stack.back().first < height) {
            pairs += stack.back().second;
            stack.pop_back();
        }
        if (!stack.empty() && stack.back().first == height) pairs += stack.back().second++;
        else stack.push_back({height, 1});
        if (stack.size() > 1) ++pairs;
    }
    std::cout << pairs << '\n';
}
