#include <iostream>
#include <optional>
#include <vector>

// Two children who quarrel.
struct Pair {
    int a;
    int b;
};

struct Camps {
    std::vector<std::vector<int>> quarrels;
    std::vector<int> of;  // 0 for a child without a camp

    // Puts the child into the camp, and all who are connected with it where they must go. Returns false if that is impossible.
    bool put(int child, int camp) {
        if (of[child] != 0) return of[child] == camp;
        of[child] = camp;
        for (const int other : quarrels[child]) {
            if (!put(other, 3 - camp)) return false;
        }
        return true;
    }
};

std::optional<std::vector<int>> split(int count, const std::vector<Pair>& pairs) {
    Camps camps{std::vector<std::vector<int>>(count), std::vector<int>(count)};
    for (const auto& [a, b] : pairs) {
        camps.quarrels[a - 1].push_back(b - 1);
        camps.quarrels[b - 1].push_back(a - 1);
    }
    for (int child = 0; child < count; ++child) {
        if (camps.of[child] == 0 && !camps.put(child, 1)) return std::nullopt;
    }
    return camps.of;
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
