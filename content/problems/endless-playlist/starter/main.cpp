#include <iostream>
#include <vector>

struct Found {
    int song;           // its number
    long long seconds;  // since it began
};

// Returns for each moment the song that plays.
std::vector<Found> findSongs(const std::vector<long long>& lengths, const std::vector<long long>& moments) {
    // Write your solution here.
    (void)lengths;
    return std::vector<Found>(moments.size(), {1, 0});
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
