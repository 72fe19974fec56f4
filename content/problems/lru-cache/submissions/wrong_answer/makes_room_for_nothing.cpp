// Wrong: when the cache is full, a destination leaves even if the order only changes one that is in the cache.
#include <iostream>
#include <list>
#include <unordered_map>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::size_t room, orders;
    std::cin >> room >> orders;
    std::list<int> order;
    std::unordered_map<int, std::pair<int, std::list<int>::iterator>> entries;
    char kind;
    int key, time;
    while (std::cin >> kind >> key) {
        const auto found = entries.find(key);
        if (kind == 'G') {
            if (found != entries.end()) order.splice(order.end(), order, found->second.second);
            std::cout << (found == entries.end() ? -1 : found->second.first) << '\n';
            continue;
        }
        std::cin >> time;
        if (entries.size() == room) {
            entries.erase(order.front());
            order.pop_front();
        }
        const auto again = entries.find(key);
        if (again != entries.end()) order.erase(again->second.second);
        order.push_back(key);
        entries[key] = {time, std::prev(order.end())};
    }
}
