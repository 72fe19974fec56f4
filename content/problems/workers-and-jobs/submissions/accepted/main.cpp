#include <iostream>
#include <vector>

// The worker can do the job.
struct Pair {
    int worker;
    int job;
};

struct Workshop {
    std::vector<std::vector<int>> canDo;
    std::vector<int> doneBy;  // 0 for a job that is free
    std::vector<bool> asked;

    // Finds a job for the worker; others may have to move for it. Returns whether that is possible.
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
};

int mostJobs(int workers, int jobs, const std::vector<Pair>& pairs) {
    Workshop workshop{std::vector<std::vector<int>>(workers + 1), std::vector<int>(jobs + 1), {}};
    for (const auto& [worker, job] : pairs) workshop.canDo[worker].push_back(job);
    int done = 0;
    for (int worker = 1; worker <= workers; ++worker) {
        workshop.asked.assign(jobs + 1, false);
        if (workshop.findJob(worker)) ++done;
    }
    return done;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, k;
    std::cin >> n >> m >> k;
    std::vector<Pair> pairs(k);
    for (auto& [worker, job] : pairs) std::cin >> worker >> job;
    std::cout << mostJobs(n, m, pairs) << '\n';
}
