#include <algorithm>
#include <iostream>
#include <vector>

struct Found {
    int song;           // its number
    long long seconds;  // since it began
};

// Returns for each moment the song that plays.
std::vector<Found> findSongs(const std::vector<long long>& lengths, const std::vector<long long>& moments) {
    std::vector<long long> begins;
    long long total = 0;
    for (long long length : lengths) {
        begins.push_back(total);
        total += length;
    }

    std::vector<Found> found;
    for (long long moment : moments) {
        const long long inTheRound = moment % total;
        const auto after = std::ranges::upper_bound(begins, inTheRound);
        const int song = static_cast<int>(after - begins.begin());
        found.push_back({song, inTheRound - begins[song - 1]});
    }
    return found;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<long long> lengths(n), moments(q);
    for (long long& length : lengths) std::cin >> length;
    for (long long& moment : moments) std::cin >> moment;

    for (const auto& [song, seconds] : findSongs(lengths, moments)) std::cout << song << ' ' << seconds << '\n';
}
