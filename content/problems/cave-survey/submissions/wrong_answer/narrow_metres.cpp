// Wrong: metres in 32 bits.
#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    int n, q;
    std::cin >> n >> q;
    std::vector<int> lengths(n + 1), order{1};
    std::vector<std::vector<int>> behind(n + 1);
    for (int i = 2; i <= n; ++i) {
        int parent;
        std::cin >> parent >> lengths[i];
        behind[parent].push_back(i);
    }
    for (int i = 0; i < n; ++i) {
        for (int other : behind[order[i]]) order.push_back(other);
    }
    std::vector<unsigned> longest(n + 1), branches;
    for (int i = n - 1; i >= 0; --i) {
        unsigned& best = longest[order[i]];
        for (int other : behind[order[i]]) {
            const unsigned way = lengths[other] + longest[other];
            if (best > 0) branches.push_back(std::min(best, way));
            best = std::max(best, way);
        }
    }
    branches.push_back(longest[1]);
    std::ranges::sort(branches, std::greater{});
    std::vector<unsigned> totals{0};
    for (unsigned branch : branches) totals.push_back(totals.back() + branch);
    while (q-- > 0) {
        std::size_t size;
        std::cin >> size;
        std::cout << totals[std::min(size, branches.size())] << ' ';
    }
    std::cout << '\n';
}
