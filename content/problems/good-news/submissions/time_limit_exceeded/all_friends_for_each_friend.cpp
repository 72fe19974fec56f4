// Right but too slow: goes through all other friends of a person for each friend that is left out.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> call(n), down(n), up(n), minutes(n);
    for (long long& time : call) std::cin >> time;
    std::vector<std::vector<int>> friends(n);
    for (int i = 1; i < n; ++i) {
        int a, b;
        std::cin >> a >> b;
        friends[a - 1].push_back(b - 1);
        friends[b - 1].push_back(a - 1);
    }
    std::vector<int> parent(n, -1), order{0};
    for (int i = 0; i < n; ++i) {
        for (int other : friends[order[i]]) {
            if (other == parent[order[i]]) continue;
            parent[other] = order[i];
            order.push_back(other);
        }
    }
    // The end of the last call, when those behind whom it takes longer are called first and `left` not at all.
    const auto end = [&](const std::vector<std::pair<long long, int>>& beyond, int left, long long time) {
        long long last = 0, now = 0;
        for (const auto& [below, other] : beyond) {
            if (other == left) continue;
            now += time;
            last = std::max(last, now + below);
        }
        return last;
    };
    for (int i = n; i-- > 0;) {
        const int person = order[i];
        std::vector<std::pair<long long, int>> beyond;
        for (int other : friends[person]) beyond.emplace_back(down[other], other);
        std::ranges::sort(beyond, std::greater());
        down[person] = end(beyond, parent[person], call[person]);
    }
    for (int person : order) {
        std::vector<std::pair<long long, int>> beyond;
        for (int other : friends[person]) beyond.emplace_back(other == parent[person] ? up[person] : down[other], other);
        std::ranges::sort(beyond, std::greater());
        minutes[person] = end(beyond, -1, call[person]);
        for (const auto& [below, other] : beyond) {
            if (other != parent[person]) up[other] = end(beyond, other, call[person]);
        }
    }
    for (long long time : minutes) std::cout << time << ' ';
    std::cout << '\n';
}
