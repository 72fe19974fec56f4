#include <algorithm>
#include <functional>
#include <iostream>
#include <ranges>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> call(n);
    for (long long& minutes : call) std::cin >> minutes;
    std::vector<std::vector<int>> friends(n);
    for (int i = 1; i < n; ++i) {
        int a, b;
        std::cin >> a >> b;
        friends[a - 1].push_back(b - 1);
        friends[b - 1].push_back(a - 1);
    }

    std::vector<int> parent(n, -1), order{0};
    for (int i = 0; i < n; ++i) {
        for (int other : friends[order[i]]) {
            if (other == parent[order[i]]) continue;
            parent[other] = order[i];
            order.push_back(other);
        }
    }

    // How long the news needs from a person down, and from the parent to all who are not below the person.
    std::vector<long long> down(n), up(n), minutes(n);
    for (int person : order | std::views::reverse) {
        std::vector<long long> below;
        for (int other : friends[person]) {
            if (other != parent[person]) below.push_back(down[other]);
        }
        std::ranges::sort(below, std::greater{});
        long long end = 0;
        for (long long time : below) down[person] = std::max(down[person], (end += call[person]) + time);
    }

    for (int person : order) {
        std::vector<std::pair<long long, int>> beyond;
        for (int other : friends[person]) beyond.emplace_back(other == parent[person] ? up[person] : down[other], other);
        std::ranges::sort(beyond, std::greater{});
        // Without a friend, those who are called later move forward by one call.
        long long end = 0;
        for (const auto& [time, other] : beyond) {
            if (other != parent[person]) up[other] = minutes[person];
            end += call[person];
            minutes[person] = std::max(minutes[person], end + time);
        }
        long long later = 0;
        for (const auto& [time, other] : beyond | std::views::reverse) {
            if (other != parent[person]) up[other] = std::max(up[other], later);
            end -= call[person];
            later = std::max(later, end + time);
        }
    }
    for (long long minute : minutes) std::cout << minute << ' ';
    std::cout << '\n';
}
