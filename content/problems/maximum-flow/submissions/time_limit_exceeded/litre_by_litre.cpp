// Right but too slow: sends one litre along each way, instead of as much as the narrowest pipe allows.
#include <iostream>
#include <vector>

int n, m;
std::vector<std::vector<long long>> room;
std::vector<bool> seen;

bool sendOne(int station) {
    if (station == n) return true;
    seen[station] = true;
    for (int other = 1; other <= n; ++other) {
        if (room[station][other] == 0 || seen[other] || !sendOne(other)) continue;
        --room[station][other];
        ++room[other][station];
        return true;
    }
    return false;
}

int main() {
    std::cin >> n >> m;
    room.assign(n + 1, std::vector<long long>(n + 1));
    for (int i = 0; i < m; ++i) {
        int from, to, litres;
        std::cin >> from >> to >> litres;
        room[from][to] += litres;
    }
    long long total = 0;
    for (seen.assign(n + 1, false); sendOne(1); seen.assign(n + 1, false)) ++total;
    std::cout << total << '\n';
}
