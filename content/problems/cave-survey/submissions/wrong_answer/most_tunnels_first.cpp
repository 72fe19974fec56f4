// Wrong: at each fork goes on where most tunnels follow one another, not where the way is longest.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    int n, q;
    std::cin >> n >> q;
    std::vector<int> parents(n + 1), lengths(n + 1), order{1};
    std::vector<std::vector<int>> behind(n + 1);
    for (int i = 2; i <= n; ++i) {
        std::cin >> parents[i] >> lengths[i];
        behind[parents[i]].push_back(i);
    }
    for (int i = 0; i < n; ++i) {
        for (int other : behind[order[i]]) order.push_back(other);
    }
    std::vector<int> tunnels(n + 1);
    std::vector<long long> way(n + 1), branches;
    for (int i = n - 1; i >= 0; --i) {
        const int chamber = order[i];
        for (int other : behind[chamber]) {
            const long long metres = way[other] + lengths[other];
            if (tunnels[other] + 1 > tunnels[chamber]) {
                if (way[chamber] > 0) branches.push_back(way[chamber]);
                tunnels[chamber] = tunnels[other] + 1;
                way[chamber] = metres;
            } else {
                branches.push_back(metres);
            }
        }
    }
    branches.push_back(way[1]);
    std::ranges::sort(branches, std::greater{});
    while (q-- > 0) {
        std::size_t size;
        std::cin >> size;
        long long total = 0;
        for (std::size_t i = 0; i < std::min(size, branches.size()); ++i) total += branches[i];
        std::cout << total << ' ';
    }
    std::cout << '\n';
}
