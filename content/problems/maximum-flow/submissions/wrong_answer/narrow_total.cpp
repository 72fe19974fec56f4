// Wrong: adds up the water in 32 bits.
#include <algorithm>
#include <iostream>
#include <queue>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector room(n + 1, std::vector<long long>(n + 1));
    for (int i = 0; i < m; ++i) {
        int from, to, litres;
        std::cin >> from >> to >> litres;
        room[from][to] += litres;
    }
    unsigned total = 0;
    while (true) {
        std::vector<int> before(n + 1);
        before[1] = 1;
        std::queue<int> queue({1});
        while (!queue.empty()) {
            const int station = queue.front();
            queue.pop();
            for (int other = 1; other <= n; ++other) {
                if (room[station][other] == 0 || before[other] != 0) continue;
                before[other] = station;
                queue.push(other);
            }
        }
        if (before[n] == 0) break;
        long long sent = 1'000'000'000'000;
        for (int to = n; to != 1; to = before[to]) sent = std::min(sent, room[before[to]][to]);
        for (int to = n; to != 1; to = before[to]) {
            room[before[to]][to] -= sent;
            room[to][before[to]] += sent;
        }
        total += static_cast<unsigned>(sent);
    }
    std::cout << total << '\n';
}
