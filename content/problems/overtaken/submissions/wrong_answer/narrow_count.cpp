// Wrong: counts the pairs in 32 bits.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

unsigned sortAndCount(std::vector<long long>& places, int begin, int end) {
    if (end - begin < 2) return 0;
    const int middle = (begin + end) / 2;
    unsigned pairs = sortAndCount(places, begin, middle) + sortAndCount(places, middle, end);
    int smaller = middle;
    for (int i = begin; i < middle; ++i) {
        while (smaller < end && places[smaller] < places[i]) ++smaller;
        pairs += smaller - middle;
    }
    std::inplace_merge(places.begin() + begin, places.begin() + middle, places.begin() + end);
    return pairs;
}

int main() {
    int n;
    long long minutes;
    std::cin >> n >> minutes;
    std::vector<std::pair<long long, long long>> cyclists(n);
    for (auto& [place, speed] : cyclists) std::cin >> place >> speed;
    std::ranges::sort(cyclists);
    std::vector<long long> places;
    for (const auto& [place, speed] : cyclists) places.push_back(place + speed * minutes);
    std::cout << static_cast<int>(sortAndCount(places, 0, n)) << '\n';
}
