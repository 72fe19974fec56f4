#include <iostream>
#include <list>
#include <unordered_map>

class Cache {
public:
    explicit Cache(std::size_t room) : room(room) {}

    int get(int key) {
        const auto found = places.find(key);
        if (found == places.end()) return -1;
        moveToEnd(found->second);
        return found->second->time;
    }

    void put(int key, int time) {
        const auto found = places.find(key);
        if (found != places.end()) {
            found->second->time = time;
            moveToEnd(found->second);
            return;
        }
        if (places.size() == room) {
            places.erase(entries.front().key);
            entries.pop_front();
        }
        entries.push_back({key, time});
        places[key] = std::prev(entries.end());
    }

private:
    struct Entry {
        int key;
        int time;
    };
    using Place = std::list<Entry>::iterator;

    // Links the entry in again; its place in memory stays the same, and so do all iterators.
    void moveToEnd(Place place) {
        entries.splice(entries.end(), entries, place);
    }

    std::size_t room;
    std::list<Entry> entries;  // in the order of use, the least recently used one first
    std::unordered_map<int, Place> places;
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
