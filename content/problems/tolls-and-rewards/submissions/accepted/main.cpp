#include <iostream>
#include <limits>
#include <string>
#include <vector>

struct Road {
    int from;
    int to;
    int cost;
};

constexpr long long unknown = std::numeric_limits<long long>::max();
constexpr long long unlimited = std::numeric_limits<long long>::min();

// Whether the road makes the town at its end cheaper.
bool improves(const Road& road, const std::vector<long long>& costs) {
    const long long before = costs[road.from];
    if (before == unknown || costs[road.to] == unlimited) return false;
    return before == unlimited || before + road.cost < costs[road.to];
}

std::string cheapestTrip(int count, const std::vector<Road>& roads) {
    std::vector<long long> costs(count + 1, unknown);
    costs[1] = 0;
    // A route without a circle has at most count - 1 roads.
    for (int round = 1; round < count; ++round) {
        for (const Road& road : roads) {
            if (improves(road, costs)) costs[road.to] = costs[road.from] + road.cost;
        }
    }
    // What gets cheaper still lies behind a circle that makes money, and so does all that can be reached from there.
    for (int round = 1; round <= count; ++round) {
        for (const Road& road : roads) {
            if (improves(road, costs)) costs[road.to] = unlimited;
        }
    }
    if (costs[count] == unlimited) return "unlimited";
    return costs[count] == unknown ? "impossible" : std::to_string(costs[count]);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Road> roads(m);
    for (auto& [from, to, cost] : roads) std::cin >> from >> to >> cost;
    std::cout << cheapestTrip(n, roads) << '\n';
}
