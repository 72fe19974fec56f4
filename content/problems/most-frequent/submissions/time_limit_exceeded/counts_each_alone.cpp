// Right but too slow: goes through all orders for each order, to count its dish.
#include <iostream>
#include <set>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> orders(n);
    for (int& dish : orders) std::cin >> dish;
    std::set<std::pair<int, int>> board;
    for (const int dish : orders) {
        int count = 0;
        for (const int other : orders) {
            if (other == dish) ++count;
        }
        board.insert({-count, dish});
    }
    auto next = board.begin();
    for (int i = 0; i < k; ++i, ++next) std::cout << next->second << ' ';
    std::cout << '\n';
}
