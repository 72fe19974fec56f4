// Right but too slow: takes out the smallest pane k times.
#include <functional>
#include <iostream>
#include <queue>
#include <tuple>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    long long k;
    std::cin >> n >> m >> k;
    std::vector<int> widths(n), lengths(m);
    for (int& width : widths) std::cin >> width;
    for (int& length : lengths) std::cin >> length;
    using Pane = std::tuple<long long, int, int>;
    std::priority_queue<Pane, std::vector<Pane>, std::greater<>> heap;
    for (const int width : widths) heap.emplace(1LL * width * lengths[0], width, 0);
    long long area = 0;
    while (k-- > 0) {
        const auto [smallest, width, j] = heap.top();
        heap.pop();
        area = smallest;
        if (j + 1 < m) heap.emplace(1LL * width * lengths[j + 1], width, j + 1);
    }
    std::cout << area << '\n';
}
