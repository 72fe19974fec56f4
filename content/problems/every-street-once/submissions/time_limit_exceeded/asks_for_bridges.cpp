// Right but too slow: searches before each street whether the rest would still hang together (Fleury's algorithm).
#include <iostream>
#include <utility>
#include <vector>

std::vector<std::vector<std::pair<int, int>>> leaving;
std::vector<bool> used;

bool canReach(int start, int goal) {
    std::vector<bool> seen(leaving.size());
    seen[start] = true;
    std::vector<int> reached{start};
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const auto& [other, number] : leaving[reached[i]]) {
            if (used[number] || seen[other]) continue;
            seen[other] = true;
            reached.push_back(other);
        }
    }
    return seen[goal];
}

// Takes a street from the corner that is no bridge, unless there is no other one. Returns its other end, or 0.
int takeStreet(int corner) {
    std::pair<int, int> last{0, 0};
    int free = 0;
    for (const auto& [other, number] : leaving[corner]) free += !used[number];
    for (const auto& [other, number] : leaving[corner]) {
        if (used[number]) continue;
        last = {other, number};
        used[number] = true;
        if (free == 1 || canReach(other, corner)) return other;
        used[number] = false;
    }
    if (last.first != 0) used[last.second] = true;
    return last.first;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    leaving.resize(n + 1);
    used.resize(m);
    int corner = 0, odd = 0;
    for (int i = 0; i < m; ++i) {
        int a, b;
        std::cin >> a >> b;
        leaving[a].emplace_back(b, i);
        leaving[b].emplace_back(a, i);
        if (i == 0) corner = a;
    }
    for (int i = 1; i <= n; ++i) {
        if (leaving[i].size() % 2 == 0) continue;
        corner = i;
        ++odd;
    }
    std::vector<int> drive;
    for (; corner != 0 && odd <= 2; corner = takeStreet(corner)) drive.push_back(corner);
    if (static_cast<int>(drive.size()) != m + 1) {
        std::cout << "impossible\n";
        return 0;
    }
    for (const int each : drive) std::cout << each << ' ';
    std::cout << '\n';
}
