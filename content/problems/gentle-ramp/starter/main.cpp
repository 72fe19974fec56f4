#include <iostream>
#include <vector>

// Returns the smallest number of coins for a ramp that rises by at most `step` from stone to stone.
long long findCost(long long step, const std::vector<long long>& heights) {
    // Write your solution here.
    (void)step;
    (void)heights;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long d;
    std::cin >> n >> d;
    std::vector<long long> heights(n);
    for (long long& height : heights) std::cin >> height;

    std::cout << findCost(d, heights) << '\n';
}
