// Wrong: prints the number that stands for "not possible" instead of -1.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int k, total;
    std::cin >> k >> total;
    std::vector<int> fewest(total + 1, 1'000'000);
    fewest[0] = 0;
    while (k-- > 0) {
        int coin;
        std::cin >> coin;
        for (int paid = coin; paid <= total; ++paid) fewest[paid] = std::min(fewest[paid], fewest[paid - coin] + 1);
    }
    std::cout << fewest[total] << '\n';
}
