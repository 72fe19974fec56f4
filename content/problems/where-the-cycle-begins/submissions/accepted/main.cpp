#include <iostream>
#include <optional>
#include <vector>

struct Cycle {
    int entry;
    int length;
};

std::optional<Cycle> findCycle(const std::vector<int>& next, int start) {
    int slow = start, fast = start;
    do {
        slow = next[slow];
        fast = next[next[fast]];
    } while (fast != 0 && slow != fast);
    // Note 0, which stands for the end, points to itself.
    if (fast == 0) return std::nullopt;

    int entry = start;
    while (entry != slow) {
        entry = next[entry];
        slow = next[slow];
    }

    int length = 1;
    for (int note = next[entry]; note != entry; note = next[note]) ++length;
    return Cycle{entry, length};
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
