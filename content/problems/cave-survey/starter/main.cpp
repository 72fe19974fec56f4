#include <iostream>
#include <vector>

struct Tunnel {
    int parent, length;
};

// Returns the largest number of metres for each size of a team.
// The tunnel from chamber 2 is tunnels[0].
std::vector<long long> measure(const std::vector<Tunnel>& tunnels, const std::vector<int>& teams) {
    // Write your solution here.
    (void)tunnels;
    return std::vector<long long>(teams.size());
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
