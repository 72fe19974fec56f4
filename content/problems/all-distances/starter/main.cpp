#include <iostream>
#include <limits>
#include <vector>

struct Road {
    int from;
    int to;
    int length;
};

// No way; two of them can be added up.
constexpr long long none = std::numeric_limits<long long>::max() / 2;

// Returns a table: row s, column t holds the shortest distance from town s to town t, or none.
std::vector<std::vector<long long>> allDistances(int count, const std::vector<Road>& roads) {
    // Write your solution here.
    (void)roads;
    return std::vector(count + 1, std::vector<long long>(count + 1));
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, q;
    std::cin >> n >> m >> q;
    std::vector<Road> roads(m);
    for (auto& [from, to, length] : roads) std::cin >> from >> to >> length;

    const auto distances = allDistances(n, roads);
    for (int i = 0; i < q; ++i) {
        int start, end;
        std::cin >> start >> end;
        const long long distance = distances[start][end];
        std::cout << (distance == none ? -1 : distance) << '\n';
    }
}
