// Right but too slow: finds each combination with every choice among equal weights, and throws the copies away.
#include <algorithm>
#include <iostream>
#include <set>
#include <vector>

std::vector<int> weights, chosen;
std::set<std::vector<int>> found;

void search(std::size_t place, int left) {
    if (left == 0) {
        found.insert(chosen);
    } else if (place < weights.size() && weights[place] <= left) {
        search(place + 1, left);
        chosen.push_back(weights[place]);
        search(place + 1, left - weights[place]);
        chosen.pop_back();
    }
}

int main() {
    int n, total;
    std::cin >> n >> total;
    weights.resize(n);
    for (int& weight : weights) std::cin >> weight;
    std::sort(weights.begin(), weights.end());
    search(0, total);
    std::cout << found.size() << '\n';
    for (const std::vector<int>& combination : found) {
        for (int weight : combination) std::cout << weight << ' ';
        std::cout << '\n';
    }
}
