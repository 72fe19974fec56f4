// Right but too slow: tries for each worker all free jobs, and doing nothing.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<std::vector<int>> canDo;
std::vector<bool> taken;

int bestFrom(int worker) {
    const int left = static_cast<int>(canDo.size()) - worker;
    if (left == 0) return 0;
    int best = bestFrom(worker + 1);
    for (const int job : canDo[worker]) {
        if (taken[job] || best == left) continue;
        taken[job] = true;
        best = std::max(best, 1 + bestFrom(worker + 1));
        taken[job] = false;
    }
    return best;
}

int main() {
    int n, m, k;
    std::cin >> n >> m >> k;
    canDo.resize(n + 1);
    taken.resize(m + 1);
    for (int i = 0; i < k; ++i) {
        int worker, job;
        std::cin >> worker >> job;
        canDo[worker].push_back(job);
    }
    std::cout << bestFrom(1) << '\n';
}
