// Wrong: computes the area in 32 bits.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> heights(n + 1);
    for (int i = 0; i < n; ++i) std::cin >> heights[i];
    std::vector<std::pair<int, int>> stack;
    unsigned largest = 0;
    for (int place = 0; place <= n; ++place) {
        int start = place;
        while (!stack.empty() && stack.back().second > heights[place]) {
            start = stack.back().first;
            largest = std::max(largest, static_cast<unsigned>(stack.back().second) * static_cast<unsigned>(place - start));
            stack.pop_back();
        }
        stack.emplace_back(start, heights[place]);
    }
    std::cout << largest << '\n';
}
