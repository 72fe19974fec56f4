#include <iostream>
#include <string>
#include <vector>

struct Road {
    int from;
    int to;
    int cost;
};

// Returns the cost from town 1 to town count, "unlimited" or "impossible".
std::string cheapestTrip(int count, const std::vector<Road>& roads) {
    // Write your solution here.
    (void)count;
    (void)roads;
    return "impossible";
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
