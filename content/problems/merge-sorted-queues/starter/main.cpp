#include <iostream>
#include <vector>

// Returns the weights of all parcels, the lightest first; each queue is sorted.
std::vector<int> merge(const std::vector<std::vector<int>>& queues) {
    // Write your solution here.
    (void)queues;
    return {};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int k;
    std::cin >> k;
    std::vector<std::vector<int>> queues(k);
    for (auto& queue : queues) {
        int m;
        std::cin >> m;
        queue.resize(m);
        for (int& weight : queue) std::cin >> weight;
    }
    for (const int weight : merge(queues)) std::cout << weight << ' ';
    std::cout << '\n';
}
