#include <iostream>
#include <vector>

// The largest number of spoons from hives of which no two are neighbours.
long long mostHoney(const std::vector<int>& hives) {
    // Write your solution here.
    (void)hives;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> hives(n);
    for (int& hive : hives) std::cin >> hive;

    std::cout << mostHoney(hives) << '\n';
}
