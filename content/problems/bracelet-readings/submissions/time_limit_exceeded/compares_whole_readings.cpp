// Right but too slow: compares every reading as a whole with the first one so far.
#include <algorithm>
#include <iostream>
#include <string>
#include <string_view>

int main() {
    std::string ring;
    std::cin >> ring;
    const std::size_t count = ring.size();
    const std::string twice = ring + ring, back(twice.rbegin(), twice.rend());
    std::string_view first(twice.data(), count);
    long long ways = 0;
    for (const std::string* direction : {&twice, &back}) {
        for (std::size_t start = 0; start < count; ++start) {
            const std::string_view reading(direction->data() + start, count);
            const int order = reading.compare(first);
            if (order < 0) first = reading, ways = 0;
            if (order <= 0) ++ways;
        }
    }
    std::cout << first << ' ' << ways << '\n';
}
