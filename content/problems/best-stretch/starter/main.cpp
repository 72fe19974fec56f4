#include <iostream>
#include <vector>

// The largest sum of one or more days in a row.
long long bestStretch(const std::vector<long long>& days) {
    // Write your solution here.
    (void)days;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<long long> days(n);
    for (long long& day : days) std::cin >> day;

    std::cout << bestStretch(days) << '\n';
}
