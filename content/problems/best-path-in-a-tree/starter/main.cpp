#include <iostream>
#include <vector>

// Returns the largest sum of a walk; hut i is worth fun[i], up[i] is the hut above it, and hut 0 is at the top.
long long bestWalk(const std::vector<int>& fun, const std::vector<int>& up) {
    // Write your solution here.
    (void)fun;
    (void)up;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> fun(n), up(n, -1);
    for (int& points : fun) std::cin >> points;
    for (int i = 1; i < n; ++i) {
        std::cin >> up[i];
        --up[i];
    }
    std::cout << bestWalk(fun, up) << '\n';
}
