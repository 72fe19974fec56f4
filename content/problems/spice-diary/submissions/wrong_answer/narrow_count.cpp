// Wrong: the number of periods in 32 bits.
#include <bit>
#include <iostream>
#include <vector>

struct Group {
    unsigned spices;
    int periods;
};

int countPeriods(const std::vector<unsigned>& days, int wanted) {
    int found = 0;
    // For the periods that end today: each set of spices and how many periods have it, the shortest periods first.
    std::vector<Group> groups;
    for (unsigned today : days) {
        std::vector<Group> extended{{today, 1}};
        for (const auto& [spices, periods] : groups) {
            if ((spices | today) == extended.back().spices) extended.back().periods += periods;
            else extended.push_back({spices | today, periods});
        }
        groups = extended;
        for (const auto& [spices, periods] : groups) {
            if (std::popcount(spices) == wanted) found += periods;
        }
    }
    return found;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<unsigned> days(n);
    for (unsigned& spices : days) std::cin >> spices;
    std::cout << countPeriods(days, k) << '\n';
}
