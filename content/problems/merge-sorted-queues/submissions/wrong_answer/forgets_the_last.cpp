// Wrong: does not put the last parcel of a queue into the heap unless it is the only one.
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int k;
    std::cin >> k;
    std::vector<std::vector<int>> queues(k);
    using Front = std::tuple<int, int, int>;
    std::priority_queue<Front, std::vector<Front>, std::greater<>> fronts;
    for (int i = 0; i < k; ++i) {
        int m;
        std::cin >> m;
        queues[i].resize(m);
        for (int& weight : queues[i]) std::cin >> weight;
        if (m > 0) fronts.emplace(queues[i][0], i, 0);
    }
    while (!fronts.empty()) {
        const auto [weight, i, place] = fronts.top();
        fronts.pop();
        std::cout << weight << ' ';
        if (place + 2 < static_cast<int>(queues[i].size())) fronts.emplace(queues[i][place + 1], i, place + 1);
    }
    std::cout << '\n';
}
