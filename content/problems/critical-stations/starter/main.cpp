#include <iostream>
#include <vector>

// Returns the critical stations in increasing order; linesAt[i] holds the stations that a line joins with station i.
std::vector<int> criticalStations(const std::vector<std::vector<int>>& linesAt) {
    // Write your solution here.
    (void)linesAt;
    return {};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::vector<int>> linesAt(n + 1);
    while (m-- > 0) {
        int a, b;
        std::cin >> a >> b;
        linesAt[a].push_back(b);
        linesAt[b].push_back(a);
    }
    const std::vector<int> critical = criticalStations(linesAt);
    std::cout << critical.size() << '\n';
    for (std::size_t i = 0; i < critical.size(); ++i) {
        std::cout << critical[i] << (i + 1 < critical.size() ? ' ' : '\n');
    }
}
