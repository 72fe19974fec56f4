// Right but too slow: takes each stone and leaves it, and tries all stones behind it in both cases.
#include <algorithm>
#include <iostream>
#include <vector>

struct Stone {
    int volume;
    int weight;
};

int heaviestFrom(std::size_t i, int left, const std::vector<Stone>& stones) {
    if (i == stones.size()) return 0;
    const auto& [volume, weight] = stones[i];
    int best = heaviestFrom(i + 1, left, stones);
    if (volume <= left) best = std::max(best, weight + heaviestFrom(i + 1, left - volume, stones));
    return best;
}

int main() {
    int n, room;
    std::cin >> n >> room;
    std::vector<Stone> stones(n);
    for (Stone& stone : stones) std::cin >> stone.volume >> stone.weight;

    std::cout << heaviestFrom(0, room, stones) << '\n';
}
