// Wrong: the cost leaves the range of 32 bits.
#include <deque>
#include <iostream>
#include <utility>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, goal, reach;
    std::cin >> n >> goal >> reach;
    std::deque<std::pair<int, unsigned>> useful{{0, 0}};
    for (int i = 0; i <= n; ++i) {
        int place = goal;
        unsigned cost = 0;
        if (i < n) std::cin >> place >> cost;
        while (!useful.empty() && useful.front().first < place - reach) useful.pop_front();
        if (useful.empty()) {
            std::cout << "impossible\n";
            return 0;
        }
        const unsigned total = useful.front().second + cost;
        while (!useful.empty() && useful.back().second >= total) useful.pop_back();
        useful.push_back({place, total});
    }
    std::cout << useful.back().second << '\n';
}
