#include <iostream>
#include <numeric>
#include <vector>

std::vector<int> leavingMinutes(const std::vector<int>& heights) {
    const int count = static_cast<int>(heights.size());
    std::vector<int> left(count), right(count), minutes(count), asked(count);
    for (int dancer = 0; dancer < count; ++dancer) {
        left[dancer] = (dancer + count - 1) % count;
        right[dancer] = (dancer + 1) % count;
    }
    std::iota(asked.begin(), asked.end(), 0);

    for (int minute = 1; !asked.empty(); ++minute) {
        std::vector<int> leaving;
        for (int dancer : asked) {
            const bool counted = minutes[dancer] == minute;
            if (!counted && heights[dancer] < heights[left[dancer]] && heights[dancer] < heights[right[dancer]]) {
                minutes[dancer] = minute;
                leaving.push_back(dancer);
            }
        }
        asked.clear();
        // Neighbours never leave in the same minute, so those who are asked next are still in the ring.
        for (int dancer : leaving) {
            right[left[dancer]] = right[dancer];
            left[right[dancer]] = left[dancer];
            asked.push_back(left[dancer]);
            asked.push_back(right[dancer]);
        }
    }
    return minutes;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> heights(n);
    for (int& height : heights) std::cin >> height;
    for (int minute : leavingMinutes(heights)) std::cout << minute << ' ';
    std::cout << '\n';
}
