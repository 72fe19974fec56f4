#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <vector>

constexpr int never = -1;

int largestFairLoad(const std::vector<int>& weights) {
    const int total = std::accumulate(weights.begin(), weights.end(), 0);
    // For each difference of the loads: the largest load of the porter who carries less.
    std::vector<int> lesser(total + 1, never);
    lesser[0] = 0;
    for (int weight : weights) {
        std::vector<int> extended = lesser;
        for (int difference = 0; difference + weight <= total; ++difference) {
            if (lesser[difference] == never) continue;
            int& toMore = extended[difference + weight];
            toMore = std::max(toMore, lesser[difference]);
            int& toLess = extended[std::abs(difference - weight)];
            toLess = std::max(toLess, lesser[difference] + std::min(difference, weight));
        }
        lesser = extended;
    }
    return lesser[0];
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> weights(n);
    for (int& weight : weights) std::cin >> weight;
    std::cout << largestFairLoad(weights) << '\n';
}
