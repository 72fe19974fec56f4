#include <iostream>
#include <vector>

// Returns the levels, each a list of people; person i is called by callers[i], and callers[0] has no meaning.
std::vector<std::vector<int>> levelsOf(const std::vector<int>& callers) {
    // Write your solution here.
    (void)callers;
    return {};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> callers(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> callers[i];
    for (const auto& level : levelsOf(callers)) {
        std::cout << level.size();
        for (const int person : level) std::cout << ' ' << person;
        std::cout << '\n';
    }
}
