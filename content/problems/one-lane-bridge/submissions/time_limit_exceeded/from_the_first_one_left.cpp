// Right but too slow: looks for the first car of a side from the first car on that is left, past all of the other side.
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
    int inARow = 0, first = 0;
    long long now = 0;
    const auto waiting = [&](char wanted) {
        for (int i = first; i < n && come[i] <= now; ++i) {
            if (sent[i] < 0 && side[i] == wanted) return i;
        }
        return -1;
    };
    for (int left = n; left > 0; --left) {
        while (sent[first] >= 0) ++first;
        if (come[first] > now) now = come[first];
        const int same = waiting(last), other = waiting(last == 'W' ? 'E' : 'W');
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
