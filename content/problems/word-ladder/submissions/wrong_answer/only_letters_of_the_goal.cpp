// Wrong: changes letters only to those of the goal, so it never takes a detour.
#include <iostream>
#include <queue>
#include <string>
#include <unordered_set>
#include <utility>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::string start, goal, word;
    int n;
    std::cin >> start >> goal >> n;
    std::unordered_set<std::string> left;
    while (std::cin >> word) left.insert(word);
    std::queue<std::pair<std::string, int>> queue;
    queue.emplace(start, 0);
    while (!queue.empty()) {
        const auto [reached, steps] = queue.front();
        queue.pop();
        if (reached == goal) {
            std::cout << steps << '\n';
            return 0;
        }
        for (std::size_t at = 0; at < reached.size(); ++at) {
            std::string other = reached;
            other[at] = goal[at];
            if (left.erase(other) == 1) queue.emplace(other, steps + 1);
        }
    }
    std::cout << "impossible\n";
}
