#include <iostream>
#include <vector>

struct Bar {
    int leftArm, left, rightArm, right;
};

struct Mobile {
    long long weight;  // the weight of the whole mobile
    int level;         // the number of level bars
};

// Bar 1 is bars[1]; bars[0] is not used.
Mobile hangUp(const std::vector<Bar>& bars) {
    // Write your solution here.
    (void)bars;
    return {0, 0};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Bar> bars(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> bars[i].leftArm >> bars[i].left >> bars[i].rightArm >> bars[i].right;

    const Mobile mobile = hangUp(bars);
    std::cout << mobile.weight << ' ' << mobile.level << '\n';
}
