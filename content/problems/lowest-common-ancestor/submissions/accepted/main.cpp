#include <iostream>
#include <utility>
#include <vector>

class Ancestors {
public:
    explicit Ancestors(const std::vector<int>& parents) : depths(parents.size()), up(levels, parents) {
        for (int j = 1; j < levels; ++j) {
            for (std::size_t i = 0; i < parents.size(); ++i) up[j][i] = up[j - 1][up[j - 1][i]];
        }
        std::vector<std::vector<int>> children(parents.size());
        for (std::size_t i = 2; i < parents.size(); ++i) children[parents[i]].push_back(static_cast<int>(i));
        std::vector<int> order{1};
        for (std::size_t at = 0; at < order.size(); ++at) {
            const int species = order[at];
            for (const int child : children[species]) {
                depths[child] = depths[species] + 1;
                order.push_back(child);
            }
        }
    }

    int lowestCommon(int a, int b) const {
        if (depths[a] < depths[b]) std::swap(a, b);
        for (int j = levels; j-- > 0;) {
            if (depths[a] - (1 << j) >= depths[b]) a = up[j][a];
        }
        if (a == b) return a;
        for (int j = levels; j-- > 0;) {
            if (up[j][a] != up[j][b]) {
                a = up[j][a];
                b = up[j][b];
            }
        }
        return up[0][a];
    }

private:
    // 2 to the power of the last level is more than the depth of any tree here.
    static constexpr int levels = 17;

    std::vector<int> depths;
    // up[j][i] is the ancestor 2^j steps above i; species 0, which does not exist, stands above the root.
    std::vector<std::vector<int>> up;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, questions;
    std::cin >> n >> questions;
    std::vector<int> parents(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> parents[i];
    const Ancestors ancestors(parents);
    while (questions-- > 0) {
        int a, b;
        std::cin >> a >> b;
        std::cout << ancestors.lowestCommon(a, b) << '\n';
    }
}
