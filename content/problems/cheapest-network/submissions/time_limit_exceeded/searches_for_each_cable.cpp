// Right but too slow: searches through the network for each cable to see whether its villages are connected already.
#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

std::vector<std::vector<int>> neighbours;

bool connected(int a, int b) {
    std::vector<int> reached{a};
    std::vector<bool> seen(neighbours.size());
    seen[a] = true;
    for (std::size_t i = 0; i < reached.size(); ++i) {
        for (const int next : neighbours[reached[i]]) {
            if (seen[next]) continue;
            seen[next] = true;
            reached.push_back(next);
        }
    }
    return seen[b];
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<std::array<int, 3>> offers(m);
    for (auto& [cost, a, b] : offers) std::cin >> a >> b >> cost;
    std::sort(offers.begin(), offers.end());
    neighbours.resize(n + 1);
    long long total = 0;
    int missing = n - 1;
    for (const auto& [cost, a, b] : offers) {
        if (connected(a, b)) continue;
        neighbours[a].push_back(b);
        neighbours[b].push_back(a);
        total += cost;
        --missing;
    }
    if (missing > 0) std::cout << "impossible\n";
    else std::cout << total << '\n';
}
