#include <iostream>
#include <string>
#include <utility>
#include <vector>

struct Spread {
    int people;  // how many know the secret in the end
    int day;     // the last day on which somebody learns it
};

// Person 1 talks if talks[1] is true; talks[0] is not used. A pair holds two friends.
Spread spread(const std::vector<bool>& talks, const std::vector<int>& knowing,
              const std::vector<std::pair<int, int>>& pairs) {
    std::vector<std::vector<int>> friends(talks.size());
    for (const auto& [a, b] : pairs) {
        friends[a].push_back(b);
        friends[b].push_back(a);
    }

    std::vector<int> days(talks.size(), -1);
    for (int person : knowing) days[person] = 0;
    // In the order in which they learn it; it grows while we go through it.
    std::vector<int> informed = knowing;
    for (std::size_t i = 0; i < informed.size(); ++i) {
        const int person = informed[i];
        if (!talks[person]) continue;
        for (int other : friends[person]) {
            if (days[other] >= 0) continue;
            days[other] = days[person] + 1;
            informed.push_back(other);
        }
    }
    return {static_cast<int>(informed.size()), days[informed.back()]};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, k;
    std::string kinds;
    std::cin >> n >> m >> k >> kinds;
    std::vector<bool> talks(n + 1);
    for (int i = 1; i <= n; ++i) talks[i] = kinds[i - 1] == 'T';
    std::vector<int> knowing(k);
    for (int& person : knowing) std::cin >> person;
    std::vector<std::pair<int, int>> pairs(m);
    for (auto& [a, b] : pairs) std::cin >> a >> b;

    const Spread result = spread(talks, knowing, pairs);
    std::cout << result.people << ' ' << result.day << '\n';
}
