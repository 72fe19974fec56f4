#include <algorithm>
#include <iostream>
#include <numeric>
#include <vector>

// How many trips carry all boxes if a load weighs at most `most`, which no box exceeds.
int tripsWith(const std::vector<int>& weights, long long most) {
    int trips = 1;
    long long load = 0;
    for (const int weight : weights) {
        load += weight;
        if (load > most) {
            ++trips;
            load = weight;
        }
    }
    return trips;
}

long long smallestLargestLoad(const std::vector<int>& weights, int trips) {
    long long low = *std::max_element(weights.begin(), weights.end());
    long long high = std::accumulate(weights.begin(), weights.end(), 0LL);
    while (low < high) {
        const long long middle = (low + high) / 2;
        if (tripsWith(weights, middle) <= trips) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
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
