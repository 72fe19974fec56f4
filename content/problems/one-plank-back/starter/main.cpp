#include <iostream>
#include <vector>

struct Choice {
    int length;  // of a piece
    int plank;   // the number of the plank to bring back, counted from 1
    long long pieces;
};

Choice choosePlank(const std::vector<int>& planks) {
    // Write your solution here.
    (void)planks;
    return {1, 1, 1};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> planks(n);
    for (int& plank : planks) std::cin >> plank;

    const Choice choice = choosePlank(planks);
    std::cout << choice.length << ' ' << choice.plank << ' ' << choice.pieces << '\n';
}
