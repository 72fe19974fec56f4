#include <algorithm>
#include <iostream>
#include <iterator>
#include <vector>

// The sums of all subsets of the weights between the two places.
std::vector<long long> sumsOf(const std::vector<long long>& weights, std::size_t from, std::size_t to) {
    std::vector<long long> sums = {0};
    for (std::size_t i = from; i < to; ++i) {
        const std::size_t count = sums.size();
        for (std::size_t j = 0; j < count; ++j) sums.push_back(sums[j] + weights[i]);
    }
    return sums;
}

// The largest sum of a subset of the weights that is not more than `most`.
long long largestSum(long long most, const std::vector<long long>& weights) {
    const std::size_t middle = weights.size() / 2;
    std::vector<long long> partners = sumsOf(weights, middle, weights.size());
    std::sort(partners.begin(), partners.end());
    long long best = 0;
    for (long long sum : sumsOf(weights, 0, middle)) {
        if (sum > most) continue;
        // The partners before this place are light enough; 0 is always one of them.
        const auto place = std::upper_bound(partners.begin(), partners.end(), most - sum);
        best = std::max(best, sum + *std::prev(place));
    }
    return best;
}

int main() {
    int n;
    long long most;
    std::cin >> n >> most;
    std::vector<long long> weights(n);
    for (long long& weight : weights) std::cin >> weight;
    std::cout << largestSum(most, weights) << '\n';
}
