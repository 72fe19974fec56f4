#include <iostream>
#include <vector>

// The largest weight that each porter can carry.
int largestFairLoad(const std::vector<int>& weights) {
    // Write your solution here.
    (void)weights;
    return 0;
}

int main() {
    int n;
    std::cin >> n;
    std::vector<int> weights(n);
    for (int& weight : weights) std::cin >> weight;
    std::cout << largestFairLoad(weights) << '\n';
}
