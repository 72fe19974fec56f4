#include <deque>
#include <iostream>
#include <optional>
#include <vector>

struct Stall {
    int place, cost;
};

struct Ride {
    int place;        // where the last glass was drunk
    long long total;  // up to 10^14
};

std::optional<long long> cheapestRide(int goal, int reach, std::vector<Stall> stalls) {
    stalls.push_back({goal, 0});
    std::deque<Ride> useful{{0, 0}};  // places and totals grow from front to back; the start is free
    for (const auto& [place, cost] : stalls) {
        while (!useful.empty() && useful.front().place < place - reach) useful.pop_front();
        if (useful.empty()) return std::nullopt;
        const long long total = useful.front().total + cost;
        while (!useful.empty() && useful.back().total >= total) useful.pop_back();
        useful.push_back({place, total});
    }
    return useful.back().total;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, goal, reach;
    std::cin >> n >> goal >> reach;
    std::vector<Stall> stalls(n);
    for (auto& [place, cost] : stalls) std::cin >> place >> cost;

    if (auto cost = cheapestRide(goal, reach, stalls)) std::cout << *cost << '\n';
    else std::cout << "impossible\n";
}
