// Wrong: seconds in 32 bits.
#include <algorithm>
#include <array>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    unsigned c;
    std::cin >> n >> c >> k;
    std::vector<unsigned> t(n), sent(n);
    std::vector<bool> fromEast(n);
    for (int i = 0; i < n; ++i) {
        char side;
        std::cin >> t[i] >> side;
        fromEast[i] = side == 'E';
    }
    std::array<std::queue<int>, 2> waiting;
    bool east = false;
    int inARow = 0, come = 0;
    unsigned now = 0;
    for (int turn = 0; turn < n; ++turn) {
        if (waiting[0].empty() && waiting[1].empty()) now = std::max(now, t[come]);
        for (; come < n && t[come] <= now; ++come) waiting[fromEast[come]].push(come);
        if (waiting[east].empty() || (inARow >= k && !waiting[!east].empty())) {
            east = !east;
            inARow = 0;
        }
        ++inARow;
        sent[waiting[east].front()] = now;
        waiting[east].pop();
        now += c;
    }
    for (unsigned second : sent) std::cout << second << ' ';
    std::cout << '\n';
}
