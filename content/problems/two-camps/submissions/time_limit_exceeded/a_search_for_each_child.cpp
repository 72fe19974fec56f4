// Right but too slow: searches anew for each child how far it is from the child with the smallest number in its group.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

std::vector<std::vector<int>> quarrels;

int campOf(int child) {
    std::vector<int> steps(quarrels.size(), -1);
    steps[child] = 0;
    std::vector<int> queue{child};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (const int other : quarrels[queue[i]]) {
            if (steps[other] >= 0) continue;
            steps[other] = steps[queue[i]] + 1;
            queue.push_back(other);
        }
    }
    return 1 + steps[*std::min_element(queue.begin(), queue.end())] % 2;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::pair<int, int>> pairs(m);
    quarrels.resize(n + 1);
    for (auto& [a, b] : pairs) {
        std::cin >> a >> b;
        quarrels[a].push_back(b);
        quarrels[b].push_back(a);
    }
    std::vector<int> camps{0};
    for (int child = 1; child <= n; ++child) camps.push_back(campOf(child));
    if (std::any_of(pairs.begin(), pairs.end(), [&](const auto& pair) { return camps[pair.first] == camps[pair.second]; })) {
        std::cout << "impossible\n";
        return 0;
    }
    for (int child = 1; child <= n; ++child) std::cout << camps[child] << ' ';
    std::cout << '\n';
}
