#include <algorithm>
#include <iostream>
#include <vector>

struct Stay {
    int arrival, leaving;  // the first and the last day
};

// Returns the smallest number of days on which the doctor has to come.
int countDays(std::vector<Stay> stays) {
    std::ranges::sort(stays, {}, &Stay::leaving);
    int days = 0;
    // The last two days that are chosen.
    int earlier = 0, later = 0;
    for (const auto& [arrival, leaving] : stays) {
        if (earlier >= arrival) continue;
        if (later < arrival) {
            days += 2;
            earlier = leaving - 1;
            later = leaving;
        } else if (later < leaving) {
            ++days;
            earlier = later;
            later = leaving;
        } else {
            ++days;
            earlier = leaving - 1;
        }
    }
    return days;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Stay> stays(n);
    for (auto& [arrival, leaving] : stays) std::cin >> arrival >> leaving;

    std::cout << countDays(stays) << '\n';
}
