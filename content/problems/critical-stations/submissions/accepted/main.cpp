#include <algorithm>
#include <iostream>
#include <vector>

class Search {
    const std::vector<std::vector<int>>& linesAt;
    std::vector<int> number, low;
    std::vector<bool> critical;
    int found = 0;

    void visit(int station, int parent) {
        number[station] = low[station] = ++found;
        int children = 0;
        for (const int other : linesAt[station]) {
            if (number[other] != 0) {
                low[station] = std::min(low[station], number[other]);
                continue;
            }
            ++children;
            visit(other, station);
            low[station] = std::min(low[station], low[other]);
            if (parent != 0 && low[other] >= number[station]) critical[station] = true;
        }
        if (parent == 0 && children > 1) critical[station] = true;
    }

public:
    explicit Search(const std::vector<std::vector<int>>& linesAt)
        : linesAt(linesAt), number(linesAt.size()), low(linesAt.size()), critical(linesAt.size()) {}

    std::vector<int> run() {
        std::vector<int> result;
        const int end = static_cast<int>(linesAt.size());
        for (int station = 1; station < end; ++station) {
            if (number[station] == 0) visit(station, 0);
        }
        for (int station = 1; station < end; ++station) {
            if (critical[station]) result.push_back(station);
        }
        return result;
    }
};

std::vector<int> criticalStations(const std::vector<std::vector<int>>& linesAt) {
    return Search(linesAt).run();
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
