// Right but too slow: searches along and against the streets from each square that has no district yet.
#include <algorithm>
#include <iostream>
#include <vector>

using Streets = std::vector<std::vector<int>>;

std::vector<bool> reach(int start, const Streets& ends) {
    std::vector<bool> seen(ends.size());
    seen[start] = true;
    std::vector<int> reached{start};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const int end : ends[reached[i]]) {
            if (seen[end]) continue;
            seen[end] = true;
            reached.push_back(end);
        }
    }
    return seen;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    Streets onwards(n + 1), backwards(n + 1);
    for (int i = 0; i < m; ++i) {
        int a, b;
        std::cin >> a >> b;
        onwards[a].push_back(b);
        backwards[b].push_back(a);
    }
    std::vector<bool> taken(n + 1);
    int count = 0, largest = 0;
    for (int square = 1; square <= n; ++square) {
        if (taken[square]) continue;
        const auto there = reach(square, onwards), back = reach(square, backwards);
        int size = 0;
        for (int other = 1; other <= n; ++other) {
            if (!there[other] || !back[other]) continue;
            taken[other] = true;
            ++size;
        }
        ++count;
        largest = std::max(largest, size);
    }
    std::cout << count << ' ' << largest << '\n';
}
