#include <iostream>
#include <vector>

// The largest sum of a subset of the weights that is not more than `most`.
long long largestSum(long long most, const std::vector<long long>& weights) {
    // Write your solution here.
    (void)most;
    (void)weights;
    return 0;
}

int main() {
    int n;
    long long most;
    std::cin >> n >> most;
    std::vector<long long> weights(n);
    for (long long& weight : weights) std::cin >> weight;
    std::cout << largestSum(most, weights) << '\n';
}
