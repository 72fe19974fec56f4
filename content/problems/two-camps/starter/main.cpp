#include <iostream>
#include <optional>
#include <vector>

// Two children who quarrel.
struct Pair {
    int a;
    int b;
};

// Returns the camps of the children 1 to count, each 1 or 2, or nothing if there is no split.
std::optional<std::vector<int>> split(int count, const std::vector<Pair>& pairs) {
    // Write your solution here.
    (void)count;
    (void)pairs;
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Pair> pairs(m);
    for (auto& [a, b] : pairs) std::cin >> a >> b;

    const auto camps = split(n, pairs);
    if (!camps) {
        std::cout << "impossible\n";
        return 0;
    }
    for (const int camp : *camps) std::cout << camp << ' ';
    std::cout << '\n';
}
