#include <cstdint>
#include <iostream>
#include <random>
#include <unordered_map>
#include <vector>

long long samePairs(const std::vector<int>& pieces, int size) {
    std::mt19937_64 random(std::random_device{}());
    std::unordered_map<int, std::uint64_t> number;
    for (int kind : pieces) {
        if (!number.contains(kind)) number[kind] = random();
    }

    // Sums may wrap around: they are numbers of 64 bits, and nothing else is asked of them.
    std::uint64_t contents = 0;
    std::unordered_map<std::uint64_t, int> baskets;
    long long pairs = 0;
    for (int i = 0; i < static_cast<int>(pieces.size()); ++i) {
        contents += number[pieces[i]];
        if (i >= size) contents -= number[pieces[i - size]];
        if (i >= size - 1) pairs += baskets[contents]++;
    }
    return pairs;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> pieces(n);
    for (int& kind : pieces) std::cin >> kind;
    std::cout << samePairs(pieces, k) << '\n';
}
