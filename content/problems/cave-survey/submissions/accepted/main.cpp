#include <algorithm>
#include <functional>
#include <iostream>
#include <ranges>
#include <vector>

struct Tunnel {
    int parent, length;
};

// Returns the largest number of metres for each size of a team.
std::vector<long long> measure(const std::vector<Tunnel>& tunnels, const std::vector<int>& teams) {
    const int n = static_cast<int>(tunnels.size()) + 1;
    std::vector<std::vector<int>> behind(n + 1);
    for (int chamber = 2; chamber <= n; ++chamber) behind[tunnels[chamber - 2].parent].push_back(chamber);
    // Each chamber stands before the chambers behind it.
    std::vector<int> fromTheEntrance{1};
    for (int i = 0; i < n; ++i) {
        for (int other : behind[fromTheEntrance[i]]) fromTheEntrance.push_back(other);
    }

    // The longest way from each chamber to a dead end, and the branches that begin at a fork.
    std::vector<long long> longest(n + 1), branches;
    for (int chamber : fromTheEntrance | std::views::reverse) {
        long long& best = longest[chamber];
        for (int other : behind[chamber]) {
            const long long way = tunnels[other - 2].length + longest[other];
            if (best > 0) branches.push_back(std::min(best, way));
            best = std::max(best, way);
        }
    }
    branches.push_back(longest[1]);

    std::ranges::sort(branches, std::greater{});
    std::vector<long long> totals{0};
    for (long long branch : branches) totals.push_back(totals.back() + branch);
    std::vector<long long> metres;
    for (int size : teams) metres.push_back(totals[std::min<std::size_t>(size, branches.size())]);
    return metres;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<Tunnel> tunnels(n - 1);
    for (auto& [parent, length] : tunnels) std::cin >> parent >> length;
    std::vector<int> teams(q);
    for (int& size : teams) std::cin >> size;

    for (long long metres : measure(tunnels, teams)) std::cout << metres << ' ';
    std::cout << '\n';
}
