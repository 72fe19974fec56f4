#include <iostream>
#include <vector>

struct Cut {
    int left;  // how many pendants the left piece holds
    long long difference;
};

// Returns the cut with the smallest difference of the two pulls.
Cut fairestCut(const std::vector<int>& pulls) {
    // Write your solution here.
    (void)pulls;
    return {0, 0};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> pulls(n);
    for (int& pull : pulls) std::cin >> pull;

    const Cut cut = fairestCut(pulls);
    std::cout << cut.left << ' ' << cut.difference << '\n';
}
