// Right but too slow: walks through the whole tree anew from each hut.
#include <algorithm>
#include <iostream>
#include <vector>

struct Step {
    int hut, before;
    long long total;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> fun(n);
    for (long long& points : fun) std::cin >> points;
    std::vector<std::vector<int>> near(n);
    for (int i = 1; i < n; ++i) {
        int p;
        std::cin >> p;
        near[i].push_back(p - 1);
        near[p - 1].push_back(i);
    }
    long long best = *std::max_element(fun.begin(), fun.end());
    for (int start = 0; start < n; ++start) {
        std::vector<Step> waiting = {{start, -1, fun[start]}};
        while (!waiting.empty()) {
            const Step step = waiting.back();
            waiting.pop_back();
            best = std::max(best, step.total);
            for (const int next : near[step.hut]) {
                if (next != step.before) waiting.push_back({next, step.hut, step.total + fun[next]});
            }
        }
    }
    std::cout << best << '\n';
}
