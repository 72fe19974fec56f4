// Wrong: adds up the costs in 32 bits.
#include <algorithm>
#include <array>
#include <iostream>
#include <numeric>
#include <vector>

std::vector<int> pointsTo;

int head(int village) {
    return pointsTo[village] == village ? village : pointsTo[village] = head(pointsTo[village]);
}

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<std::array<int, 3>> offers(m);
    for (auto& [cost, a, b] : offers) std::cin >> a >> b >> cost;
    std::sort(offers.begin(), offers.end());
    pointsTo.resize(n + 1);
    std::iota(pointsTo.begin(), pointsTo.end(), 0);
    unsigned total = 0;
    int missing = n - 1;
    for (const auto& [cost, a, b] : offers) {
        if (head(a) == head(b)) continue;
        pointsTo[head(a)] = head(b);
        total += static_cast<unsigned>(cost);
        --missing;
    }
    if (missing > 0) std::cout << "impossible\n";
    else std::cout << total << '\n';
}
