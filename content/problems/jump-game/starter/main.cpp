#include <iostream>
#include <vector>

// The smallest number of jumps from the first stone to the last, or -1.
int fewestJumps(const std::vector<int>& reach) {
    // Write your solution here.
    (void)reach;
    return -1;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> reach(n);
    for (int& stones : reach) std::cin >> stones;
    std::cout << fewestJumps(reach) << '\n';
}
