// Wrong: goes through the sums from the largest down, so each kind of coin is used at most once.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int k, total;
    std::cin >> k >> total;
    std::vector<int> fewest(total + 1, total + 1);
    fewest[0] = 0;
    while (k-- > 0) {
        int coin;
        std::cin >> coin;
        for (int paid = total; paid >= coin; --paid) fewest[paid] = std::min(fewest[paid], fewest[paid - coin] + 1);
    }
    std::cout << (fewest[total] <= total ? fewest[total] : -1) << '\n';
}
