// Wrong: looks for the destination with [], which enters it into the table with a time of 0.
#include <iostream>
#include <list>
#include <unordered_map>

struct Entry {
    int time = -1;
    bool linked = false;
    std::list<int>::iterator place;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::size_t room, orders;
    std::cin >> room >> orders;
    std::list<int> order;
    std::unordered_map<int, Entry> entries;
    char kind;
    int key, time;
    while (std::cin >> kind >> key) {
        Entry& entry = entries[key];
        if (kind == 'G') {
            if (entry.linked) order.splice(order.end(), order, entry.place);
            std::cout << entry.time << '\n';
            continue;
        }
        std::cin >> time;
        entry.time = time;
        if (entry.linked) {
            order.splice(order.end(), order, entry.place);
            continue;
        }
        order.push_back(key);
        entry.linked = true;
        entry.place = std::prev(order.end());
        if (entries.size() > room) {
            entries.erase(order.front());
            order.pop_front();
        }
    }
}
