#include <iostream>
#include <vector>

// Returns the k dishes that were ordered most often, in the order of the board.
std::vector<int> chooseDishes(const std::vector<int>& orders, int k) {
    // Write your solution here.
    return {orders.begin(), orders.begin() + k};
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
