#include <iostream>
#include <vector>

// All combinations that add up to the total.
std::vector<std::vector<int>> findCombinations(int total, const std::vector<int>& weights) {
    // Write your solution here.
    (void)total;
    (void)weights;
    return {};
}

int main() {
    int n, total;
    std::cin >> n >> total;
    std::vector<int> weights(n);
    for (int& weight : weights) std::cin >> weight;
    const auto found = findCombinations(total, weights);
    std::cout << found.size() << '\n';
    for (const std::vector<int>& combination : found) {
        for (int weight : combination) std::cout << weight << ' ';
        std::cout << '\n';
    }
}
