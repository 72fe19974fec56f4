// Wrong: adds up the fun in 32 bits.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <vector>

std::vector<std::uint32_t> fun;
std::vector<std::vector<int>> below;
std::int32_t best = INT32_MIN;

std::int32_t walk(int hut) {
    std::int32_t first = 0, second = 0;
    for (const int next : below[hut]) {
        second = std::max(second, walk(next));
        if (second > first) std::swap(first, second);
    }
    const std::uint32_t down = fun[hut] + static_cast<std::uint32_t>(first);
    best = std::max(best, static_cast<std::int32_t>(down + static_cast<std::uint32_t>(second)));
    return static_cast<std::int32_t>(down);
}

int main() {
    int n;
    std::cin >> n;
    fun.resize(n);
    below.resize(n);
    for (std::uint32_t& points : fun) {
        std::int32_t value;
        std::cin >> value;
        points = static_cast<std::uint32_t>(value);
    }
    for (int i = 1; i < n; ++i) {
        int p;
        std::cin >> p;
        below[p - 1].push_back(i);
    }
    walk(0);
    std::cout << best << '\n';
}
