// Right but too slow: after a comparison that is lost, moves on by one bead instead of jumping over all that are out.
#include <iostream>
#include <string>
#include <utility>

std::pair<std::string, int> firstReading(const std::string& ring) {
    const int count = static_cast<int>(ring.size());
    const std::string twice = ring + ring;
    int best = 0, ways = 1;
    for (int start = 1; start < count; ++start) {
        int equal = 0;
        while (equal < count && twice[start + equal] == twice[best + equal]) ++equal;
        if (equal == count) {
            ++ways;
        } else if (twice[start + equal] < twice[best + equal]) {
            best = start;
            ways = 1;
        }
    }
    return {twice.substr(best, count), ways};
}

int main() {
    std::string ring;
    std::cin >> ring;
    auto [reading, ways] = firstReading(ring);
    const auto [backwards, waysBack] = firstReading({ring.rbegin(), ring.rend()});
    if (backwards == reading) ways += waysBack;
    if (backwards < reading) reading = backwards, ways = waysBack;
    std::cout << reading << ' ' << ways << '\n';
}
