#include <iostream>
#include <vector>

// Returns the weight of the heaviest load, as small as it can be with so many trips.
long long smallestLargestLoad(const std::vector<int>& weights, int trips) {
    // Write your solution here.
    (void)weights;
    (void)trips;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, trips;
    std::cin >> n >> trips;
    std::vector<int> weights(n);
    for (int& weight : weights) std::cin >> weight;
    std::cout << smallestLargestLoad(weights, trips) << '\n';
}
