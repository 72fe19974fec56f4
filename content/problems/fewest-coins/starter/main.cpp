#include <iostream>
#include <vector>

// The smallest number of coins that are worth `total` together, or -1.
int fewestCoins(int total, const std::vector<int>& coins) {
    // Write your solution here.
    (void)total;
    (void)coins;
    return -1;
}

int main() {
    int k, total;
    std::cin >> k >> total;
    std::vector<int> coins(k);
    for (int& coin : coins) std::cin >> coin;

    std::cout << fewestCoins(total, coins) << '\n';
}
