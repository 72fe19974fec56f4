// Wrong: keeps the neighbours of a corner in a set, so several streets between two corners become one.
#include <iostream>
#include <set>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::set<int>> neighbours(n + 1);
    int start = 0;
    for (int i = 0; i < m; ++i) {
        int a, b;
        std::cin >> a >> b;
        neighbours[a].insert(b);
        neighbours[b].insert(a);
        if (i == 0) start = a;
    }
    int odd = 0;
    for (int corner = 1; corner <= n; ++corner) {
        if (neighbours[corner].size() % 2 == 0) continue;
        ++odd;
        start = corner;
    }
    std::vector<int> way{start}, drive;
    while (!way.empty()) {
        const int corner = way.back();
        if (neighbours[corner].empty()) {
            drive.push_back(corner);
            way.pop_back();
            continue;
        }
        const int other = *neighbours[corner].begin();
        neighbours[corner].erase(other);
        neighbours[other].erase(corner);
        way.push_back(other);
    }
    if (odd > 2 || static_cast<int>(drive.size()) != m + 1) {
        std::cout << "impossible\n";
        return 0;
    }
    for (const int corner : drive) std::cout << corner << ' ';
    std::cout << '\n';
}
