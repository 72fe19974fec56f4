#include <algorithm>
#include <iostream>
#include <vector>

struct Search {
    std::vector<int> weights;  // from light to heavy
    std::vector<std::vector<int>> found = {};
    std::vector<int> chosen = {};

    // Adds all combinations that begin with the chosen weights and need `left` more, from place `start` on.
    void run(std::size_t start, int left) {
        if (left == 0) found.push_back(chosen);
        for (std::size_t place = start; place < weights.size() && weights[place] <= left; ++place) {
            // An equal weight at the same place of the combination would give the same ones again.
            if (place > start && weights[place] == weights[place - 1]) continue;
            chosen.push_back(weights[place]);
            run(place + 1, left - weights[place]);
            chosen.pop_back();
        }
    }
};

std::vector<std::vector<int>> findCombinations(int total, std::vector<int> weights) {
    std::sort(weights.begin(), weights.end());
    Search search{weights};
    search.run(0, total);
    return search.found;
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
