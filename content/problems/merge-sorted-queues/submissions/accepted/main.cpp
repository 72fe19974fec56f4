#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

std::vector<int> merge(const std::vector<std::vector<int>>& queues) {
    // The front of each queue: its weight, the number of the queue, and the place in it.
    using Front = std::tuple<int, std::size_t, std::size_t>;
    std::priority_queue<Front, std::vector<Front>, std::greater<>> fronts;
    for (std::size_t number = 0; number < queues.size(); ++number) {
        if (!queues[number].empty()) fronts.emplace(queues[number][0], number, 0);
    }
    std::vector<int> merged;
    while (!fronts.empty()) {
        const auto [weight, number, place] = fronts.top();
        fronts.pop();
        merged.push_back(weight);
        if (place + 1 < queues[number].size()) fronts.emplace(queues[number][place + 1], number, place + 1);
    }
    return merged;
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
