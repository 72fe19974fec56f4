#include <iostream>
#include <queue>
#include <vector>

void printLevels(const std::vector<std::vector<int>>& called, int head) {
    std::queue<int> queue;
    queue.push(head);
    while (!queue.empty()) {
        // At this moment the queue holds exactly one level.
        const std::size_t count = queue.size();
        std::cout << count;
        for (std::size_t i = 0; i < count; ++i) {
            const int person = queue.front();
            queue.pop();
            std::cout << ' ' << person;
            for (const int other : called[person]) queue.push(other);
        }
        std::cout << '\n';
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> called(n + 1);
    for (int person = 1; person <= n; ++person) {
        int caller;
        std::cin >> caller;
        called[caller].push_back(person);
    }
    // Nobody has the number 0, so the head is the only one in that list.
    printLevels(called, called[0][0]);
}
