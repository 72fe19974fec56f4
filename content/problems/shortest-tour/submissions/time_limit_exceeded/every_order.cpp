// Right but too slow: goes through all orders of the places.
#include <algorithm>
#include <iostream>
#include <limits>
#include <numeric>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<std::vector<int>> d(n, std::vector<int>(n));
    for (std::vector<int>& row : d) {
        for (int& one : row) std::cin >> one;
    }
    std::vector<int> order(n - 1);
    std::iota(order.begin(), order.end(), 1);
    int shortest = std::numeric_limits<int>::max();
    do {
        int total = 0, place = 0;
        for (int following : order) {
            total += d[place][following];
            place = following;
        }
        shortest = std::min(shortest, total + d[place][0]);
    } while (std::next_permutation(order.begin(), order.end()));
    std::cout << shortest << '\n';
}
