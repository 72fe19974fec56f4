// Wrong: searches for a partner that is strictly less than the room that is left, so it misses the sums that fit exactly.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<long long> sumsOf(const std::vector<long long>& weights, std::size_t from, std::size_t to) {
    std::vector<long long> sums = {0};
    for (std::size_t i = from; i < to; ++i) {
        const std::size_t count = sums.size();
        for (std::size_t j = 0; j < count; ++j) sums.push_back(sums[j] + weights[i]);
    }
    std::sort(sums.begin(), sums.end());
    return sums;
}

int main() {
    int n;
    long long most;
    std::cin >> n >> most;
    std::vector<long long> weights(n);
    for (long long& weight : weights) std::cin >> weight;
    const std::vector<long long> sums = sumsOf(weights, 0, n / 2), partners = sumsOf(weights, n / 2, n);
    long long best = 0;
    for (long long sum : sums) {
        const auto place = std::lower_bound(partners.begin(), partners.end(), most - sum);
        if (place != partners.begin()) best = std::max(best, sum + *(place - 1));
    }
    std::cout << best << '\n';
}
