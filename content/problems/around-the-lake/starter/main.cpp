#include <iostream>
#include <vector>

// Returns the distance of the pair at this place, counted from 1.
// The path is `around` metres long.
int findDistance(int around, long long place, const std::vector<int>& benches) {
    // Write your solution here.
    (void)around;
    (void)place;
    (void)benches;
    return 0;
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
