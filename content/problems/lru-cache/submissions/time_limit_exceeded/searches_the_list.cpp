// Right but too slow: keeps the destinations in a list in the order of use, and searches the whole list for each order.
#include <algorithm>
#include <iostream>
#include <list>

struct Entry {
    int key;
    int time;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::size_t room, orders;
    std::cin >> room >> orders;
    std::list<Entry> entries;
    char kind;
    int key, time;
    while (std::cin >> kind >> key) {
        const auto found =
            std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.key == key; });
        if (kind == 'G') {
            if (found != entries.end()) entries.splice(entries.end(), entries, found);
            std::cout << (found == entries.end() ? -1 : found->time) << '\n';
            continue;
        }
        std::cin >> time;
        if (found != entries.end()) entries.erase(found);
        else if (entries.size() == room) entries.pop_front();
        entries.push_back({key, time});
    }
}
