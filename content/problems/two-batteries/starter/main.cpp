#include <iostream>
#include <vector>

// Returns for how many minutes the torch can burn.
long long longestLight(const std::vector<int>& batteries) {
    // Write your solution here.
    (void)batteries;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> batteries(n);
    for (int& minutes : batteries) std::cin >> minutes;
    std::cout << longestLight(batteries) << '\n';
}
