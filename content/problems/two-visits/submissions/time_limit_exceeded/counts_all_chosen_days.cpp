// Right but too slow: for each guest goes through all days that are chosen so far.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::pair<int, int>> stays(n);
    for (auto& [leaving, arrival] : stays) std::cin >> arrival >> leaving;
    std::ranges::sort(stays);
    std::vector<int> days;
    for (const auto& [leaving, arrival] : stays) {
        int visits = 0;
        for (int day : days) visits += day >= arrival && day <= leaving;
        for (int day = leaving; visits < 2; --day) {
            if (std::ranges::find(days, day) != days.end()) continue;
            days.push_back(day);
            ++visits;
        }
    }
    std::cout << days.size() << '\n';
}
