// Right but too slow: looks at the front of all queues for each parcel.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int k, total = 0;
    std::cin >> k;
    std::vector<std::vector<int>> queues(k);
    for (auto& queue : queues) {
        int m;
        std::cin >> m;
        total += m;
        queue.resize(m);
        for (int& weight : queue) std::cin >> weight;
    }
    std::vector<std::size_t> places(k);
    while (total-- > 0) {
        int best = -1;
        for (int i = 0; i < k; ++i) {
            if (places[i] == queues[i].size()) continue;
            if (best < 0 || queues[i][places[i]] < queues[best][places[best]]) best = i;
        }
        std::cout << queues[best][places[best]++] << ' ';
    }
    std::cout << '\n';
}
