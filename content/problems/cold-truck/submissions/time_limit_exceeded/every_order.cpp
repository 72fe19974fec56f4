// Right but too slow: tries left and right anew from everywhere, and remembers nothing but the best loss.
#include <algorithm>
#include <iostream>
#include <limits>
#include <utility>
#include <vector>

std::vector<std::pair<int, int>> stalls;
long long best = std::numeric_limits<long long>::max();

void drive(int left, int right, int at, long long losing, long long loss) {
    if (loss >= best) return;
    if (losing == 0) {
        best = loss;
        return;
    }
    if (left >= 0) {
        const auto [place, rate] = stalls[left];
        drive(left - 1, right, place, losing - rate, loss + losing * (at - place));
    }
    if (right < static_cast<int>(stalls.size())) {
        const auto [place, rate] = stalls[right];
        drive(left, right + 1, place, losing - rate, loss + losing * (place - at));
    }
}

int main() {
    int n, start;
    std::cin >> n >> start;
    stalls.resize(n);
    long long losing = 0;
    for (auto& [place, rate] : stalls) {
        std::cin >> place >> rate;
        losing += rate;
    }
    std::ranges::sort(stalls);
    const int right = static_cast<int>(std::ranges::lower_bound(stalls, std::pair(start, 0)) - stalls.begin());
    drive(right - 1, right, start, losing, 0);
    std::cout << best << '\n';
}
