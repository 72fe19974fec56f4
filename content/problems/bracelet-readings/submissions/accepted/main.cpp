#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <utility>

// The first of all readings in one direction, and how many beads it can begin with.
std::pair<std::string, int> firstReading(const std::string& ring) {
    const int count = static_cast<int>(ring.size());
    const std::string twice = ring + ring;
    int i = 0, j = 1, equal = 0;
    while (i < count && j < count && equal < count) {
        if (twice[i + equal] == twice[j + equal]) {
            ++equal;
            continue;
        }
        (twice[i + equal] > twice[j + equal] ? i : j) += equal + 1;
        if (i == j) ++j;
        equal = 0;
    }
    const int ways = equal == count ? count / std::abs(i - j) : 1;
    return {twice.substr(std::min(i, j), count), ways};
}

int main() {
    std::string ring;
    std::cin >> ring;
    auto [reading, ways] = firstReading(ring);
    std::ranges::reverse(ring);
    const auto [backwards, waysBack] = firstReading(ring);
    if (backwards == reading) {
        ways += waysBack;
    } else if (backwards < reading) {
        reading = backwards;
        ways = waysBack;
    }
    std::cout << reading << ' ' << ways << '\n';
}
