// Right but too slow: compares every reading with the first one so far, letter by letter.
#include <algorithm>
#include <iostream>
#include <string>

int main() {
    std::string ring;
    std::cin >> ring;
    const int count = static_cast<int>(ring.size());
    std::string reading = ring;
    int ways = 0;
    for (int direction = 0; direction < 2; ++direction) {
        const std::string twice = ring + ring;
        for (int start = 0; start < count; ++start) {
            int equal = 0;
            while (equal < count && twice[start + equal] == reading[equal]) ++equal;
            if (equal == count) {
                ++ways;
            } else if (twice[start + equal] < reading[equal]) {
                reading = twice.substr(start, count);
                ways = 1;
            }
        }
        std::ranges::reverse(ring);
    }
    std::cout << reading << ' ' << ways << '\n';
}
