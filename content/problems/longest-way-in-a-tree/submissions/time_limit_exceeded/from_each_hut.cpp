// Right but too slow: walks through the whole tree from each hut.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

struct Place {
    int hut;
    int before;
    long long distance;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::vector<std::pair<int, int>>> paths(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b, length;
        std::cin >> a >> b >> length;
        paths[a].push_back({b, length});
        paths[b].push_back({a, length});
    }
    long long longest = 0;
    for (int start = 1; start <= n; ++start) {
        std::vector<Place> stack{{start, 0, 0}};
        while (!stack.empty()) {
            const auto [hut, before, distance] = stack.back();
            stack.pop_back();
            longest = std::max(longest, distance);
            for (const auto& [other, length] : paths[hut]) {
                if (other != before) stack.push_back({other, hut, distance + length});
            }
        }
    }
    std::cout << longest << '\n';
}
