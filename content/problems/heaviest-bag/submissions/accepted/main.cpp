#include <algorithm>
#include <iostream>
#include <vector>

struct Stone {
    int volume;
    int weight;
};

// The largest weight of stones that fit into the room.
int heaviestBag(int room, const std::vector<Stone>& stones) {
    // heaviest[x]: the largest weight of the stones so far that take up at most x.
    std::vector<int> heaviest(room + 1);
    for (const auto& [volume, weight] : stones) {
        // Downwards, so that heaviest[x - volume] does not contain this stone yet.
        for (int x = room; x >= volume; --x) {
            heaviest[x] = std::max(heaviest[x], heaviest[x - volume] + weight);
        }
    }
    return heaviest[room];
}

int main() {
    int n, room;
    std::cin >> n >> room;
    std::vector<Stone> stones(n);
    for (Stone& stone : stones) std::cin >> stone.volume >> stone.weight;

    std::cout << heaviestBag(room, stones) << '\n';
}
