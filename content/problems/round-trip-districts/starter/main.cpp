#include <algorithm>
#include <iostream>
#include <vector>

struct Street {
    int from;
    int to;
};

// Returns the number of squares of each district.
std::vector<int> districtSizes(int count, const std::vector<Street>& streets) {
    // Write your solution here.
    (void)streets;
    return {count};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Street> streets(m);
    for (auto& [from, to] : streets) std::cin >> from >> to;

    const std::vector<int> sizes = districtSizes(n, streets);
    std::cout << sizes.size() << ' ' << *std::max_element(sizes.begin(), sizes.end()) << '\n';
}
