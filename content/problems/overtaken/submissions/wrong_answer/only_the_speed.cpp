// Wrong: whoever starts behind and rides faster counts, whether the time is long enough or not.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

long long sortAndCount(std::vector<int>& speeds, int begin, int end) {
    if (end - begin < 2) return 0;
    const int middle = (begin + end) / 2;
    long long pairs = sortAndCount(speeds, begin, middle) + sortAndCount(speeds, middle, end);
    int smaller = middle;
    for (int i = begin; i < middle; ++i) {
        while (smaller < end && speeds[smaller] < speeds[i]) ++smaller;
        pairs += smaller - middle;
    }
    std::inplace_merge(speeds.begin() + begin, speeds.begin() + middle, speeds.begin() + end);
    return pairs;
}

int main() {
    int n, minutes;
    std::cin >> n >> minutes;
    std::vector<std::pair<int, int>> cyclists(n);
    for (auto& [place, speed] : cyclists) std::cin >> place >> speed;
    std::ranges::sort(cyclists);
    std::vector<int> speeds;
    for (const auto& [place, speed] : cyclists) speeds.push_back(speed);
    std::cout << sortAndCount(speeds, 0, n) << '\n';
}
