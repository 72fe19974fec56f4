// Right but too slow: tries both choices at every hive and answers the same questions again and again.
#include <algorithm>
#include <iostream>
#include <vector>

long long mostHoneyFrom(std::size_t i, const std::vector<int>& hives) {
    if (i >= hives.size()) return 0;
    return std::max(hives[i] + mostHoneyFrom(i + 2, hives), mostHoneyFrom(i + 1, hives));
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> hives(n);
    for (int& hive : hives) std::cin >> hive;

    std::cout << mostHoneyFrom(0, hives) << '\n';
}
