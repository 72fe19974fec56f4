#include <iostream>
#include <vector>

struct Shift {
    int begin, length;
};

// The smallest number of volunteers, or -1.
int fewestVolunteers(int day, const std::vector<Shift>& shifts) {
    // Write your solution here.
    (void)day;
    (void)shifts;
    return -1;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, day;
    std::cin >> n >> day;
    std::vector<Shift> shifts(n);
    for (auto& [begin, length] : shifts) std::cin >> begin >> length;
    std::cout << fewestVolunteers(day, shifts) << '\n';
}
