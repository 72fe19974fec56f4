#include <iostream>
#include <optional>
#include <vector>

// The course `first` comes before the course `then`.
struct Rule {
    int first;
    int then;
};

// Returns all courses, 1 to count, in an order that keeps all rules, or nothing if there is none.
std::optional<std::vector<int>> orderCourses(int count, const std::vector<Rule>& rules) {
    // Write your solution here.
    (void)count;
    (void)rules;
    return std::nullopt;
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
