// Wrong: counts the pairs in 32 bits.
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
    std::vector<int> pieces(n);
    for (int& kind : pieces) std::cin >> kind;
    std::mt19937_64 random(20);
    std::unordered_map<int, std::uint64_t> number;
    for (int kind : pieces) {
        if (!number.contains(kind)) number[kind] = random();
    }
    std::uint64_t contents = 0;
    std::unordered_map<std::uint64_t, unsigned> baskets;
    unsigned pairs = 0;
    for (int i = 0; i < n; ++i) {
        contents += number[pieces[i]];
        if (i >= k) contents -= number[pieces[i - k]];
        if (i >= k - 1) pairs += baskets[contents]++;
    }
    std::cout << pairs << '\n';
}
