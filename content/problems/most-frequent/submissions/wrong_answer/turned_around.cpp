// Wrong: sorts pairs of count and number and turns the whole order around, so the larger number wins a tie.
#include <algorithm>
#include <iostream>
#include <map>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::map<int, int> counts;
    for (int i = 0; i < n; ++i) {
        int dish;
        std::cin >> dish;
        ++counts[dish];
    }
    std::vector<std::pair<int, int>> board;
    for (const auto& [dish, count] : counts) board.emplace_back(count, dish);
    std::sort(board.rbegin(), board.rend());
    for (int i = 0; i < k; ++i) std::cout << board[i].second << ' ';
    std::cout << '\n';
}
