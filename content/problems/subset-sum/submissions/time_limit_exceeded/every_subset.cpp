// Right but too slow: takes or leaves each container, which makes up to 2^36 subsets.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<long long> weights;

long long best(std::size_t place, long long left) {
    if (place == weights.size()) return 0;
    const long long without = best(place + 1, left);
    if (weights[place] > left) return without;
    return std::max(without, weights[place] + best(place + 1, left - weights[place]));
}

int main() {
    int n;
    long long most;
    std::cin >> n >> most;
    weights.resize(n);
    for (long long& weight : weights) std::cin >> weight;
    std::cout << best(0, most) << '\n';
}
