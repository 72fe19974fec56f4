// Right but too slow: adds up the numbers of all pieces for each basket.
#include <cstdint>
#include <iostream>
#include <random>
#include <unordered_map>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::mt19937_64 random(std::random_device{}());
    std::unordered_map<int, std::uint64_t> number;
    std::vector<std::uint64_t> pieces(n);
    for (auto& piece : pieces) {
        int kind;
        std::cin >> kind;
        const auto [at, isNew] = number.try_emplace(kind);
        if (isNew) at->second = random();
        piece = at->second;
    }
    std::unordered_map<std::uint64_t, int> baskets;
    long long pairs = 0;
    for (int start = 0; start + k <= n; ++start) {
        std::uint64_t contents = 0;
        for (int i = start; i < start + k; ++i) contents += pieces[i];
        pairs += baskets[contents]++;
    }
    std::cout << pairs << '\n';
}
