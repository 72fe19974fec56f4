#include <iostream>
#include <vector>

// The worker can do the job.
struct Pair {
    int worker;
    int job;
};

// Returns how many jobs can be done.
int mostJobs(int workers, int jobs, const std::vector<Pair>& pairs) {
    // Write your solution here.
    (void)workers;
    (void)jobs;
    (void)pairs;
    return 0;
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
