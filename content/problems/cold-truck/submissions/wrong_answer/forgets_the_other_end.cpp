// Wrong: keeps for each visited stretch only the cheaper of its two ends; to be at the other one may be better later.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

struct Stall {
    int place, rate;
};

// The smallest total loss.
long long leastLoss(int start, const std::vector<Stall>& input) {
    std::vector<Stall> stalls = input;
    stalls.push_back({start, 0});
    std::sort(stalls.begin(), stalls.end(), [](const Stall& a, const Stall& b) { return a.place < b.place; });
    int n = stalls.size();
    std::vector<long long> sum(n + 1, 0);
    for (int i = 0; i < n; i++) sum[i + 1] = sum[i] + stalls[i].rate;

    int home = 0;
    while (stalls[home].rate != 0) home++;

    const long long INF = 4e18;
    std::vector<std::vector<long long>> loss(n, std::vector<long long>(n, INF));
    std::vector<std::vector<int>> truck(n, std::vector<int>(n, start));
    loss[home][home] = 0;

    for (int l = home; l >= 0; l--) {
        for (int r = home; r < n; r++) {
            if (l < home) {
                long long melting = sum[n] - (sum[r + 1] - sum[l + 1]);
                long long cost = loss[l + 1][r] + melting * std::abs(truck[l + 1][r] - stalls[l].place);
                if (cost < loss[l][r]) {
                    loss[l][r] = cost;
                    truck[l][r] = stalls[l].place;
                }
            }
            if (r > home) {
                long long melting = sum[n] - (sum[r] - sum[l]);
                long long cost = loss[l][r - 1] + melting * std::abs(truck[l][r - 1] - stalls[r].place);
                if (cost < loss[l][r]) {
                    loss[l][r] = cost;
                    truck[l][r] = stalls[r].place;
                }
            }
        }
    }
    return loss[0][n - 1];
}

int main() {
    int n, start;
    std::cin >> n >> start;
    std::vector<Stall> stalls(n);
    for (auto& [place, rate] : stalls) std::cin >> place >> rate;
    std::cout << leastLoss(start, stalls) << '\n';
}
