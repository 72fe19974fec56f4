#include <algorithm>
#include <iostream>
#include <vector>

// The smallest number of coins that are worth `total` together, or -1.
int fewestCoins(int total, const std::vector<int>& coins) {
    const int unreachable = total + 1;  // more coins than any payment needs, since each is worth at least one shell
    std::vector<int> fewest(total + 1, unreachable);
    fewest[0] = 0;
    for (int coin : coins) {
        for (int paid = coin; paid <= total; ++paid) {
            fewest[paid] = std::min(fewest[paid], fewest[paid - coin] + 1);
        }
    }
    return fewest[total] < unreachable ? fewest[total] : -1;
}

int main() {
    int k, total;
    std::cin >> k >> total;
    std::vector<int> coins(k);
    for (int& coin : coins) std::cin >> coin;

    std::cout << fewestCoins(total, coins) << '\n';
}
