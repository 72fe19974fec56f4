// Wrong: does not look whether the two are the same after the lift, and prints the parent of the one that is above the other.
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, questions;
    std::cin >> n >> questions;
    const int levels = 17;
    std::vector<std::vector<int>> up(levels, std::vector<int>(n + 1)), children(n + 1);
    for (int i = 1; i <= n; ++i) {
        std::cin >> up[0][i];
        children[up[0][i]].push_back(i);
    }
    for (int j = 1; j < levels; ++j) {
        for (int i = 1; i <= n; ++i) up[j][i] = up[j - 1][up[j - 1][i]];
    }
    std::vector<int> depths(n + 1), order{1};
    for (std::size_t at = 0; at < order.size(); ++at) {
        for (const int child : children[order[at]]) {
            depths[child] = depths[order[at]] + 1;
            order.push_back(child);
        }
    }
    while (questions-- > 0) {
        int a, b;
        std::cin >> a >> b;
        if (depths[a] < depths[b]) std::swap(a, b);
        for (int j = levels; j-- > 0;) {
            if (depths[a] - (1 << j) >= depths[b]) a = up[j][a];
        }
        for (int j = levels; j-- > 0;) {
            if (up[j][a] != up[j][b]) {
                a = up[j][a];
                b = up[j][b];
            }
        }
        std::cout << (up[0][a] == 0 ? 1 : up[0][a]) << '\n';
    }
}
