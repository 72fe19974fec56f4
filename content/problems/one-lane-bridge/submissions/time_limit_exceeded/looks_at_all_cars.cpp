// Right but too slow: looks through all cars for those who are waiting whenever the bridge gets free.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, most;
    long long crossing;
    std::cin >> n >> crossing >> most;
    std::vector<long long> come(n), sent(n, -1);
    std::vector<char> side(n);
    for (int i = 0; i < n; ++i) std::cin >> come[i] >> side[i];
    char last = 'W';
    int inARow = 0;
    long long now = 0;
    for (int left = n; left > 0; --left) {
        int next = -1, west = -1, east = -1;
        for (int i = n; i-- > 0;) {
            if (sent[i] >= 0) continue;
            next = i;
            if (come[i] <= now) (side[i] == 'W' ? west : east) = i;
        }
        if (west < 0 && east < 0) {
            now = come[next];
            ++left;
            continue;
        }
        const int same = last == 'W' ? west : east, other = last == 'W' ? east : west;
        const bool changes = same < 0 || (inARow >= most && other >= 0);
        const int car = changes ? other : same;
        inARow = changes ? 1 : inARow + 1;
        last = side[car];
        sent[car] = now;
        now += crossing;
    }
    for (long long second : sent) std::cout << second << ' ';
    std::cout << '\n';
}
