#include <iostream>
#include <vector>

struct Show {
    int l, r;  // counted from 1
};

struct Pictures {
    int largest;
    int count;
};

// Returns for each show the largest picture and the number of different pictures.
std::vector<Pictures> picturesOfShows(const std::vector<int>& switches, const std::vector<Show>& shows) {
    // Write your solution here.
    (void)switches;
    return std::vector<Pictures>(shows.size());
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> switches(n);
    for (int& one : switches) std::cin >> one;
    std::vector<Show> shows(q);
    for (auto& [l, r] : shows) std::cin >> l >> r;

    for (const auto& [largest, count] : picturesOfShows(switches, shows)) std::cout << largest << ' ' << count << '\n';
}
