#include <algorithm>
#include <iostream>
#include <limits>
#include <vector>

class Mountain {
    const std::vector<int>& fun;
    std::vector<std::vector<int>> below;

public:
    long long best = std::numeric_limits<long long>::min();

    Mountain(const std::vector<int>& fun, const std::vector<int>& up) : fun(fun), below(fun.size()) {
        for (std::size_t hut = 1; hut < up.size(); ++hut) below[up[hut]].push_back(static_cast<int>(hut));
    }

    // The best walk that begins at this hut and only goes down; looks at all walks with their highest point here on the way.
    long long walkDown(int hut) {
        long long first = 0, second = 0;
        for (const int next : below[hut]) {
            second = std::max(second, walkDown(next));
            if (second > first) std::swap(first, second);
        }
        best = std::max(best, fun[hut] + first + second);
        return fun[hut] + first;
    }
};

long long bestWalk(const std::vector<int>& fun, const std::vector<int>& up) {
    Mountain mountain(fun, up);
    mountain.walkDown(0);
    return mountain.best;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> fun(n), up(n, -1);
    for (int& points : fun) std::cin >> points;
    for (int i = 1; i < n; ++i) {
        std::cin >> up[i];
        --up[i];
    }
    std::cout << bestWalk(fun, up) << '\n';
}
