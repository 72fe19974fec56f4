#include <algorithm>
#include <compare>
#include <iostream>
#include <vector>

struct Cyclist {
    long long place, speed;  // the place is the one at minute 0
    auto operator<=>(const Cyclist&) const = default;
};

// Sorts the places from `begin` to `end` and returns the number of pairs in which the larger one stood before the smaller one.
long long sortAndCount(std::vector<long long>& places, int begin, int end) {
    if (end - begin < 2) return 0;
    const int middle = (begin + end) / 2;
    long long pairs = sortAndCount(places, begin, middle) + sortAndCount(places, middle, end);
    int smaller = middle;
    for (int i = begin; i < middle; ++i) {
        while (smaller < end && places[smaller] < places[i]) ++smaller;
        pairs += smaller - middle;
    }
    std::inplace_merge(places.begin() + begin, places.begin() + middle, places.begin() + end);
    return pairs;
}

// Returns the number of pairs in which one cyclist has overtaken the other one.
long long countOvertakings(long long minutes, std::vector<Cyclist> cyclists) {
    // Of those who start at the same metre the slowest comes first, so that they do not make pairs.
    std::ranges::sort(cyclists);
    std::vector<long long> places;
    for (const auto& [place, speed] : cyclists) places.push_back(place + speed * minutes);
    return sortAndCount(places, 0, static_cast<int>(places.size()));
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long minutes;
    std::cin >> n >> minutes;
    std::vector<Cyclist> cyclists(n);
    for (auto& [place, speed] : cyclists) std::cin >> place >> speed;

    std::cout << countOvertakings(minutes, cyclists) << '\n';
}
