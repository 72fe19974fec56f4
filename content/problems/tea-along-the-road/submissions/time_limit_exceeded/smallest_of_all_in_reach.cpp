// Right but too slow: takes the smallest cost of all stalls in reach, four at a time, for each stall.
#pragma GCC optimize("O3")
#pragma GCC target("avx2")
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    double goal, reach;
    std::cin >> n >> goal >> reach;
    const double never = 1e30;
    std::vector<double> place(n + 2), price(n + 2), cost(n + 2, never);
    for (int i = 1; i <= n; ++i) std::cin >> place[i] >> price[i];
    place[n + 1] = goal;
    cost[0] = 0;
    int first = 0;
    for (int i = 1; i <= n + 1; ++i) {
        while (place[first] < place[i] - reach) ++first;
        double least[4] = {never, never, never, never};
        int j = first;
        for (; j + 4 <= i; j += 4) {
            for (int lane = 0; lane < 4; ++lane) least[lane] = std::min(least[lane], cost[j + lane]);
        }
        for (; j < i; ++j) least[0] = std::min(least[0], cost[j]);
        cost[i] = std::min({least[0], least[1], least[2], least[3]}) + price[i];
    }
    if (cost[n + 1] >= never) std::cout << "impossible\n";
    else std::cout << static_cast<long long>(cost[n + 1]) << '\n';
}
