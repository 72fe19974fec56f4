#include <array>
#include <iostream>
#include <optional>
#include <queue>
#include <string>
#include <utility>
#include <vector>

struct Fire {
    int y;
    int x;
    int minute;
};

constexpr std::array<std::pair<int, int>, 4> directions{{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}};

std::optional<int> minutesUntilAllBurn(std::vector<std::string> rows) {
    const int high = static_cast<int>(rows.size()), wide = static_cast<int>(rows[0].size());
    std::queue<Fire> queue;
    int trees = 0;
    for (int y = 0; y < high; ++y) {
        for (int x = 0; x < wide; ++x) {
            if (rows[y][x] == '*') queue.push({y, x, 0});
            if (rows[y][x] == 'T') ++trees;
        }
    }

    int last = 0;
    while (!queue.empty()) {
        const auto [y, x, minute] = queue.front();
        queue.pop();
        last = minute;
        for (const auto& [down, right] : directions) {
            const int nextY = y + down, nextX = x + right;
            if (nextY < 0 || nextY >= high || nextX < 0 || nextX >= wide || rows[nextY][nextX] != 'T') continue;
            rows[nextY][nextX] = '*';
            --trees;
            queue.push({nextY, nextX, minute + 1});
        }
    }
    if (trees > 0) return std::nullopt;
    return last;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int h, w;
    std::cin >> h >> w;
    std::vector<std::string> rows(h);
    for (std::string& row : rows) std::cin >> row;

    const auto minutes = minutesUntilAllBurn(rows);
    if (minutes) std::cout << *minutes << '\n';
    else std::cout << "never\n";
}
