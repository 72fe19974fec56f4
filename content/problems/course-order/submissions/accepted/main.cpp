#include <algorithm>
#include <iostream>
#include <optional>
#include <vector>

struct Rule {
    int first;
    int then;
};

enum class State { fresh, begun, finished };

struct Search {
    std::vector<std::vector<int>> neededBy;
    std::vector<State> states;
    std::vector<int> finished;

    // Finishes a course after all courses that need it. Returns false if it comes upon a cycle.
    bool visit(int course) {
        if (states[course] == State::finished) return true;
        if (states[course] == State::begun) return false;
        states[course] = State::begun;
        for (const int then : neededBy[course]) {
            if (!visit(then)) return false;
        }
        states[course] = State::finished;
        finished.push_back(course);
        return true;
    }
};

std::optional<std::vector<int>> orderCourses(int count, const std::vector<Rule>& rules) {
    Search search;
    search.neededBy.resize(count + 1);
    search.states.resize(count + 1);
    for (const auto& [first, then] : rules) search.neededBy[first].push_back(then);
    for (int course = 1; course <= count; ++course) {
        if (!search.visit(course)) return std::nullopt;
    }
    std::reverse(search.finished.begin(), search.finished.end());
    return search.finished;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<Rule> rules(m);
    for (auto& [first, then] : rules) std::cin >> first >> then;

    const auto order = orderCourses(n, rules);
    if (!order) {
        std::cout << "impossible\n";
        return 0;
    }
    for (const int course : *order) std::cout << course << ' ';
    std::cout << '\n';
}
