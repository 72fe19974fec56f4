#include <algorithm>
#include <iostream>
#include <numeric>
#include <optional>
#include <vector>

struct Offer {
    int a;
    int b;
    int cost;
};

struct Groups {
    // Each village points to one of its group; the head of the group points to itself.
    std::vector<int> pointsTo;

    explicit Groups(int count) : pointsTo(count + 1) { std::iota(pointsTo.begin(), pointsTo.end(), 0); }

    int head(int village) {
        if (pointsTo[village] != village) pointsTo[village] = head(pointsTo[village]);
        return pointsTo[village];
    }

    // Returns whether the two villages were in different groups.
    bool join(int a, int b) {
        if (head(a) == head(b)) return false;
        pointsTo[head(a)] = head(b);
        return true;
    }
};

std::optional<long long> cheapestNetwork(int count, std::vector<Offer> offers) {
    std::sort(offers.begin(), offers.end(), [](const Offer& one, const Offer& other) { return one.cost < other.cost; });
    Groups groups(count);
    long long total = 0;
    int missing = count - 1;
    for (const auto& [a, b, cost] : offers) {
        if (!groups.join(a, b)) continue;
        total += cost;
        --missing;
    }
    if (missing > 0) return std::nullopt;
    return total;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Offer> offers(m);
    for (auto& [a, b, cost] : offers) std::cin >> a >> b >> cost;

    const auto cost = cheapestNetwork(n, offers);
    if (cost) std::cout << *cost << '\n';
    else std::cout << "impossible\n";
}
