#include <iostream>
#include <optional>
#include <vector>

struct Offer {
    int a;
    int b;
    int cost;
};

// Returns the smallest cost that connects the villages 1 to count, or nothing if that is impossible.
std::optional<long long> cheapestNetwork(int count, std::vector<Offer> offers) {
    // Write your solution here.
    (void)count;
    (void)offers;
    return std::nullopt;
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
