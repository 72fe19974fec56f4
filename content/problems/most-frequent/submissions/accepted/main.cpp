#include <algorithm>
#include <iostream>
#include <unordered_map>
#include <utility>
#include <vector>

std::vector<int> chooseDishes(const std::vector<int>& orders, int k) {
    std::unordered_map<int, int> counts;
    for (const int dish : orders) ++counts[dish];

    std::vector<std::pair<int, int>> dishes(counts.begin(), counts.end());
    std::partial_sort(dishes.begin(), dishes.begin() + k, dishes.end(), [](const auto& a, const auto& b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });

    std::vector<int> board;
    for (int i = 0; i < k; ++i) board.push_back(dishes[i].first);
    return board;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<int> orders(n);
    for (int& dish : orders) std::cin >> dish;

    for (const int dish : chooseDishes(orders, k)) std::cout << dish << ' ';
    std::cout << '\n';
}
