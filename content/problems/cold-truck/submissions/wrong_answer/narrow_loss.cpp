// Wrong: rupees in 32 bits.
#include <algorithm>
#include <compare>
#include <iostream>
#include <limits>
#include <vector>

struct Stall {
    int place, rate;
    auto operator<=>(const Stall&) const = default;
};

int leastLoss(int start, std::vector<Stall> stalls) {
    // The start is a stall that loses nothing.
    const Stall beginning{start, 0};
    stalls.push_back(beginning);
    std::ranges::sort(stalls);
    const int first = static_cast<int>(std::ranges::find(stalls, beginning) - stalls.begin());
    const int last = static_cast<int>(stalls.size()) - 1;
    std::vector<int> before(last + 2);
    for (int i = 0; i <= last; ++i) before[i + 1] = before[i] + stalls[i].rate;

    // The least loss until all from left to right are empty and the truck stands at the left end, or at the right end.
    constexpr int never = std::numeric_limits<int>::max() / 2;
    std::vector<std::vector<int>> atLeft(last + 1, std::vector<int>(last + 1, never));
    std::vector<std::vector<int>> atRight = atLeft;
    atLeft[first][first] = atRight[first][first] = 0;
    for (int left = first; left >= 0; --left) {
        for (int right = first; right <= last; ++right) {
            const int fromLeft = atLeft[left][right], fromRight = atRight[left][right];
            const int width = stalls[right].place - stalls[left].place;
            // While the truck drives, all other stalls lose.
            const int losing = before[left] + before[last + 1] - before[right + 1];
            if (left > 0) {
                const int gap = stalls[left].place - stalls[left - 1].place;
                atLeft[left - 1][right] = std::min(fromLeft + losing * gap, fromRight + losing * (width + gap));
            }
            if (right < last) {
                const int gap = stalls[right + 1].place - stalls[right].place;
                atRight[left][right + 1] = std::min(fromRight + losing * gap, fromLeft + losing * (width + gap));
            }
        }
    }
    return std::min(atLeft[0][last], atRight[0][last]);
}

int main() {
    int n, start;
    std::cin >> n >> start;
    std::vector<Stall> stalls(n);
    for (auto& [place, rate] : stalls) std::cin >> place >> rate;
    std::cout << leastLoss(start, stalls) << '\n';
}
