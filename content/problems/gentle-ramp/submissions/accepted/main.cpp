#include <functional>
#include <iostream>
#include <queue>
#include <vector>

// Returns the smallest number of coins for a ramp that rises by at most `step` from stone to stone.
long long findCost(long long step, const std::vector<long long>& heights) {
    long long cost = 0;
    // The bends of the cost left and right of its minimum. The right ones are stored without `shift`, by which all
    // of them have moved.
    std::priority_queue<long long> left;
    std::priority_queue<long long, std::vector<long long>, std::greater<>> right;
    long long shift = 0;
    for (long long height : heights) {
        // The height itself is a bend on both sides; whichever lies on the wrong side changes over.
        left.push(height);
        right.push(height - shift);
        const long long toTheRight = left.top();
        const long long toTheLeft = right.top() + shift;
        left.pop();
        right.pop();
        cost += toTheRight - toTheLeft;
        right.push(toTheRight - shift);
        left.push(toTheLeft);
        shift += step;
    }
    return cost;
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
