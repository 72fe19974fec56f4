// Wrong: adds up the lengths in 32 bits.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

std::vector<std::vector<std::pair<int, int>>> paths;

std::pair<unsigned, int> farthest(int start) {
    std::pair<unsigned, int> best{0, start};
    std::vector<std::pair<unsigned, int>> stack{best};
    std::vector<bool> seen(paths.size());
    seen[start] = true;
    while (!stack.empty()) {
        const auto [distance, hut] = stack.back();
        stack.pop_back();
        best = std::max(best, {distance, hut});
        for (const auto& [other, length] : paths[hut]) {
            if (!seen[other]) stack.push_back({distance + static_cast<unsigned>(length), other});
            seen[other] = true;
        }
    }
    return best;
}

int main() {
    int n;
    std::cin >> n;
    paths.resize(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b, length;
        std::cin >> a >> b >> length;
        paths[a].push_back({b, length});
        paths[b].push_back({a, length});
    }
    std::cout << farthest(farthest(1).second).first << '\n';
}
