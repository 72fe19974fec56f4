#include <iostream>
#include <vector>

struct Path {
    int to;
    int length;
};

struct Place {
    int hut;
    long long distance;
};

// Returns the hut farthest away from `start`, with its distance.
Place farthest(const std::vector<std::vector<Path>>& paths, int start) {
    std::vector<long long> distances(paths.size(), -1);
    distances[start] = 0;
    std::vector<int> stack{start};
    int best = start;
    while (!stack.empty()) {
        const int hut = stack.back();
        stack.pop_back();
        if (distances[hut] > distances[best]) best = hut;
        for (const auto& [other, length] : paths[hut]) {
            if (distances[other] >= 0) continue;
            distances[other] = distances[hut] + length;
            stack.push_back(other);
        }
    }
    return {best, distances[best]};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::vector<Path>> paths(n + 1);
    for (int i = 1; i < n; ++i) {
        int a, b, length;
        std::cin >> a >> b >> length;
        paths[a].push_back({b, length});
        paths[b].push_back({a, length});
    }
    const int end = farthest(paths, 1).hut;
    std::cout << farthest(paths, end).distance << '\n';
}
