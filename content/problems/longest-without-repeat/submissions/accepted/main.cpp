#include <algorithm>
#include <iostream>
#include <unordered_set>
#include <vector>

int longestPart(const std::vector<int>& songs) {
    std::unordered_set<int> window;
    std::size_t longest = 0;
    int start = 0;
    for (const int song : songs) {
        // Take songs out at the front until the new one fits.
        while (window.count(song)) window.erase(songs[start++]);
        window.insert(song);
        longest = std::max(longest, window.size());
    }
    return static_cast<int>(longest);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> songs(n);
    for (int& song : songs) std::cin >> song;
    std::cout << longestPart(songs) << '\n';
}
