#include <algorithm>
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

std::vector<std::vector<long long>> allDistances(int count, const std::vector<Road>& roads) {
    std::vector distances(count + 1, std::vector<long long>(count + 1, none));
    for (const auto& [from, to, length] : roads) distances[from][to] = std::min<long long>(distances[from][to], length);
    for (int town = 1; town <= count; ++town) distances[town][town] = 0;

    // One town more may lie on the way each time.
    for (int middle = 1; middle <= count; ++middle) {
        for (auto& row : distances) {
            for (int to = 1; to <= count; ++to) row[to] = std::min(row[to], row[middle] + distances[middle][to]);
        }
    }
    return distances;
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
