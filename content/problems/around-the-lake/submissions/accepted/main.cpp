#include <algorithm>
#include <iostream>
#include <vector>

// Returns the number of pairs of benches whose distance is at most `reach`, which is less than half of the path.
long long countPairs(const std::vector<int>& aroundTwice, int reach) {
    const int n = static_cast<int>(aroundTwice.size()) / 2;
    long long count = 0;
    int ahead = 0;
    for (int i = 0; i < n; ++i) {
        while (aroundTwice[ahead] - aroundTwice[i] <= reach) ++ahead;
        count += ahead - i - 1;
    }
    return count;
}

// Returns the distance of the pair at this place, counted from 1.
int findDistance(int around, long long place, const std::vector<int>& benches) {
    std::vector<int> aroundTwice = benches;
    std::ranges::sort(aroundTwice);
    for (std::size_t i = 0; i < benches.size(); ++i) aroundTwice.push_back(aroundTwice[i] + around);
    int low = 0, high = around / 2;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (countPairs(aroundTwice, middle) >= place) {
            high = middle;
        } else {
            low = middle + 1;
        }
    }
    return low;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, around;
    long long place;
    std::cin >> n >> around >> place;
    std::vector<int> benches(n);
    for (int& bench : benches) std::cin >> bench;

    std::cout << findDistance(around, place, benches) << '\n';
}
