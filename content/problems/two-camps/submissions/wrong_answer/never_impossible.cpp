// Wrong: never asks whether two children of one camp quarrel.
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> quarrels(n + 1);
    for (int i = 0; i < m; ++i) {
        int a, b;
        std::cin >> a >> b;
        quarrels[a].push_back(b);
        quarrels[b].push_back(a);
    }
    std::vector<int> camps(n + 1);
    for (int start = 1; start <= n; ++start) {
        if (camps[start] != 0) continue;
        camps[start] = 1;
        std::queue<int> queue({start});
        while (!queue.empty()) {
            const int child = queue.front();
            queue.pop();
            for (const int other : quarrels[child]) {
                if (camps[other] != 0) continue;
                camps[other] = 3 - camps[child];
                queue.push(other);
            }
        }
    }
    for (int child = 1; child <= n; ++child) std::cout << camps[child] << ' ';
    std::cout << '\n';
}
