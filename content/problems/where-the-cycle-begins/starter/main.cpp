#include <iostream>
#include <optional>
#include <vector>

struct Cycle {
    int entry;   // the note at which it begins
    int length;  // how many notes it has
};

// Returns the cycle, or nothing if the chase ends; next[0] is 0.
std::optional<Cycle> findCycle(const std::vector<int>& next, int start) {
    // Write your solution here.
    (void)next;
    (void)start;
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, start;
    std::cin >> n >> start;
    std::vector<int> next(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> next[i];

    if (const auto cycle = findCycle(next, start)) {
        std::cout << cycle->entry << ' ' << cycle->length << '\n';
    } else {
        std::cout << "none\n";
    }
}
