#include <algorithm>
#include <iostream>
#include <vector>

// The largest number of spoons from hives of which no two are neighbours.
long long mostHoney(const std::vector<int>& hives) {
    // The most from all hives before the previous one, and from all hives so far.
    long long before = 0, best = 0;
    for (int honey : hives) {
        const long long next = std::max(best, before + honey);
        before = best;
        best = next;
    }
    return best;
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
