// Right but too slow: tries every coin as the last one and answers the same questions again and again.
#include <algorithm>
#include <iostream>
#include <vector>

constexpr int unreachable = 1'000'000;

int fewestCoins(int left, const std::vector<int>& coins) {
    if (left == 0) return 0;
    int fewest = unreachable;
    for (int coin : coins) {
        if (coin <= left) fewest = std::min(fewest, 1 + fewestCoins(left - coin, coins));
    }
    return fewest;
}

int main() {
    int k, total;
    std::cin >> k >> total;
    std::vector<int> coins(k);
    for (int& coin : coins) std::cin >> coin;

    const int fewest = fewestCoins(total, coins);
    std::cout << (fewest < unreachable ? fewest : -1) << '\n';
}
