// Right but too slow: lets the time run second by second.
#include <array>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    long long c;
    std::cin >> n >> c >> k;
    std::vector<long long> t(n), sent(n);
    std::vector<bool> fromEast(n);
    for (int i = 0; i < n; ++i) {
        char side;
        std::cin >> t[i] >> side;
        fromEast[i] = side == 'E';
    }
    std::array<std::queue<int>, 2> waiting;
    bool east = false;
    int inARow = 0, come = 0, gone = 0;
    long long busy = 0;
    for (long long now = 0; gone < n; ++now) {
        if (busy > 0) --busy;
        for (; come < n && t[come] <= now; ++come) waiting[fromEast[come]].push(come);
        if (busy > 0 || (waiting[0].empty() && waiting[1].empty())) continue;
        if (waiting[east].empty() || (inARow >= k && !waiting[!east].empty())) {
            east = !east;
            inARow = 0;
        }
        ++inARow;
        ++gone;
        sent[waiting[east].front()] = now;
        waiting[east].pop();
        busy = c;
    }
    for (long long second : sent) std::cout << second << ' ';
    std::cout << '\n';
}
