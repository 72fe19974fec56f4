#include <iostream>

class Cache {
public:
    // Makes an empty cache with room for so many destinations.
    explicit Cache(int room) {
        // Write your solution here.
        (void)room;
    }

    // Returns the travel time to the destination, or -1 if it is not in the cache.
    int get(int key) {
        (void)key;
        return -1;
    }

    // Stores the travel time to the destination.
    void put(int key, int time) {
        (void)key;
        (void)time;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int room, orders;
    std::cin >> room >> orders;
    Cache cache(room);
    char kind;
    int key, time;
    while (std::cin >> kind >> key) {
        if (kind == 'P') {
            std::cin >> time;
            cache.put(key, time);
        } else {
            std::cout << cache.get(key) << '\n';
        }
    }
}
