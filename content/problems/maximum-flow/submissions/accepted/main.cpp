#include <algorithm>
#include <iostream>
#include <limits>
#include <queue>
#include <vector>

struct Pipe {
    int from;
    int to;
    int room;
};

using Table = std::vector<std::vector<long long>>;

// Returns for each station the one before it on a way from station 1 with the fewest pipes that have room, or 0.
std::vector<int> stationsBefore(const Table& room) {
    const int count = static_cast<int>(room.size()) - 1;
    std::vector<int> before(count + 1);
    before[1] = 1;
    std::queue<int> queue({1});
    while (!queue.empty()) {
        const int station = queue.front();
        queue.pop();
        for (int other = 1; other <= count; ++other) {
            if (room[station][other] == 0 || before[other] != 0) continue;
            before[other] = station;
            queue.push(other);
        }
    }
    return before;
}

long long mostWater(int count, const std::vector<Pipe>& pipes) {
    // For each pair of stations, how much water can still be sent or sent back.
    Table room(count + 1, std::vector<long long>(count + 1));
    for (const auto& [from, to, litres] : pipes) room[from][to] += litres;

    long long total = 0;
    for (auto before = stationsBefore(room); before[count] != 0; before = stationsBefore(room)) {
        long long sent = std::numeric_limits<long long>::max();
        for (int to = count; to != 1; to = before[to]) sent = std::min(sent, room[before[to]][to]);
        for (int to = count; to != 1; to = before[to]) {
            room[before[to]][to] -= sent;
            // What was sent may be sent back later.
            room[to][before[to]] += sent;
        }
        total += sent;
    }
    return total;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Pipe> pipes(m);
    for (auto& [from, to, room] : pipes) std::cin >> from >> to >> room;
    std::cout << mostWater(n, pipes) << '\n';
}
