// Wrong: never forgets which jobs were asked for, so later workers do not ask for them again.
#include <iostream>
#include <vector>

std::vector<std::vector<int>> canDo;
std::vector<int> doneBy;
std::vector<bool> asked;

bool findJob(int worker) {
    for (const int job : canDo[worker]) {
        if (asked[job]) continue;
        asked[job] = true;
        if (doneBy[job] == 0 || findJob(doneBy[job])) {
            doneBy[job] = worker;
            return true;
        }
    }
    return false;
}

int main() {
    int n, m, k;
    std::cin >> n >> m >> k;
    canDo.resize(n + 1);
    doneBy.resize(m + 1);
    asked.resize(m + 1);
    for (int i = 0; i < k; ++i) {
        int worker, job;
        std::cin >> worker >> job;
        canDo[worker].push_back(job);
    }
    int done = 0;
    for (int worker = 1; worker <= n; ++worker) done += findJob(worker);
    std::cout << done << '\n';
}
