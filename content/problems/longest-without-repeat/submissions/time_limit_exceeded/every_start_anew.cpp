// Right but too slow: begins at each song anew.
#include <algorithm>
#include <iostream>
#include <unordered_set>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> songs(n);
    for (int& song : songs) std::cin >> song;
    std::size_t longest = 0;
    for (int start = 0; start < n; ++start) {
        std::unordered_set<int> seen;
        for (int end = start; end < n && seen.insert(songs[end]).second; ++end) {}
        longest = std::max(longest, seen.size());
    }
    std::cout << longest << '\n';
}
