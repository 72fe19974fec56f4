#include <iostream>
#include <vector>

// Returns the number of periods to which exactly the wanted number of spices belongs.
long long countPeriods(const std::vector<unsigned>& days, int wanted) {
    // Write your solution here.
    (void)days;
    (void)wanted;
    return 0;
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
