// Wrong: takes each second visit of a course for a cycle, though it may have been finished long ago.
#include <algorithm>
#include <iostream>
#include <vector>

std::vector<std::vector<int>> neededBy;
std::vector<bool> below, visited;
std::vector<int> finished;

bool visit(int course) {
    visited[course] = true;
    for (const int then : neededBy[course]) {
        if (below[then]) return false;
        below[then] = true;
        if (!visited[then] && !visit(then)) return false;
    }
    finished.push_back(course);
    return true;
}

int main() {
    int n, m;
    std::cin >> n >> m;
    neededBy.resize(n + 1);
    visited.resize(n + 1);
    while (m-- > 0) {
        int first, then;
        std::cin >> first >> then;
        neededBy[first].push_back(then);
    }
    for (int course = 1; course <= n; ++course) {
        below.assign(n + 1, false);
        below[course] = true;
        if (!visited[course] && !visit(course)) {
            std::cout << "impossible\n";
            return 0;
        }
    }
    std::reverse(finished.begin(), finished.end());
    for (const int course : finished) std::cout << course << ' ';
    std::cout << '\n';
}
