// Wrong: drives along the roads in both directions.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, m, q;
    std::cin >> n >> m >> q;
    constexpr long long none = 1'000'000'000'000'000'000;
    std::vector distance(n + 1, std::vector<long long>(n + 1, none));
    for (int i = 0; i < m; ++i) {
        long long a, b, c;
        std::cin >> a >> b >> c;
        distance[a][b] = distance[b][a] = std::min(distance[a][b], c);
    }
    for (int a = 1; a <= n; ++a) distance[a][a] = 0;
    for (int k = 1; k <= n; ++k) {
        for (int a = 1; a <= n; ++a) {
            for (int b = 1; b <= n; ++b) distance[a][b] = std::min(distance[a][b], distance[a][k] + distance[k][b]);
        }
    }
    for (int i = 0; i < q; ++i) {
        int s, t;
        std::cin >> s >> t;
        std::cout << (distance[s][t] == none ? -1 : distance[s][t]) << '\n';
    }
}
