#include <iostream>
#include <vector>

struct Stay {
    int arrival, leaving;  // the first and the last day
};

// Returns the smallest number of days on which the doctor has to come.
int countDays(std::vector<Stay> stays) {
    // Write your solution here.
    (void)stays;
    return 0;
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
