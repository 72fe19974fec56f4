#include <iostream>
#include <numeric>
#include <vector>

struct Order {
    char kind;     // B, F or T
    int x = 0, y = 0;  // 0 where the kind has none
};

// Returns the carriages from head to tail.
std::vector<int> orderInTheEvening(int size, const std::vector<Order>& orders) {
    // Write your solution here.
    (void)orders;
    std::vector<int> train(size);
    std::iota(train.begin(), train.end(), 1);
    return train;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<Order> orders(q);
    for (Order& order : orders) {
        std::cin >> order.kind;
        if (order.kind != 'T') std::cin >> order.x;
        if (order.kind == 'B') std::cin >> order.y;
    }

    for (int carriage : orderInTheEvening(n, orders)) std::cout << carriage << ' ';
    std::cout << '\n';
}
