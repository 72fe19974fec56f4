#include <iostream>
#include <vector>

struct Period {
    int begin;
    int end;
};

// Returns the periods in the order of time.
std::vector<Period> merge(std::vector<Period> shifts) {
    // Write your solution here.
    return shifts;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Period> shifts(n);
    for (auto& [begin, end] : shifts) std::cin >> begin >> end;

    const std::vector<Period> periods = merge(shifts);
    std::cout << periods.size() << '\n';
    for (const auto& [begin, end] : periods) std::cout << begin << ' ' << end << '\n';
}
