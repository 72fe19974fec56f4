#include <iostream>
#include <vector>

struct Stone {
    int volume;
    int weight;
};

// The largest weight of stones that fit into the room.
int heaviestBag(int room, const std::vector<Stone>& stones) {
    // Write your solution here.
    (void)room;
    (void)stones;
    return 0;
}

int main() {
    int n, room;
    std::cin >> n >> room;
    std::vector<Stone> stones(n);
    for (Stone& stone : stones) std::cin >> stone.volume >> stone.weight;

    std::cout << heaviestBag(room, stones) << '\n';
}
