#include <iostream>
#include <optional>
#include <vector>

struct Stall {
    int place, cost;
};

// Returns the smallest cost, if the goal can be reached. The stalls are in the order along the road.
std::optional<long long> cheapestRide(int goal, int reach, const std::vector<Stall>& stalls) {
    // Write your solution here.
    (void)goal;
    (void)reach;
    (void)stalls;
    return std::nullopt;
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
