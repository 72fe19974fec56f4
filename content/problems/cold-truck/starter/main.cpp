#include <iostream>
#include <vector>

struct Stall {
    int place, rate;
};

// The smallest total loss.
long long leastLoss(int start, const std::vector<Stall>& stalls) {
    // Write your solution here.
    (void)start;
    (void)stalls;
    return 0;
}

int main() {
    int n, start;
    std::cin >> n >> start;
    std::vector<Stall> stalls(n);
    for (auto& [place, rate] : stalls) std::cin >> place >> rate;
    std::cout << leastLoss(start, stalls) << '\n';
}
