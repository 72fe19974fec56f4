#include <iostream>
#include <ranges>
#include <vector>

struct Bar {
    int leftArm, left, rightArm, right;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Bar> bars(n + 1);
    for (int i = 1; i <= n; ++i) std::cin >> bars[i].leftArm >> bars[i].left >> bars[i].rightArm >> bars[i].right;

    // Each bar stands before the bars that hang on it.
    std::vector<int> fromTheTop{1};
    for (int i = 0; i < n; ++i) {
        const Bar& bar = bars[fromTheTop[i]];
        if (bar.left < 0) fromTheTop.push_back(-bar.left);
        if (bar.right < 0) fromTheTop.push_back(-bar.right);
    }

    std::vector<long long> weights(n + 1);
    const auto weigh = [&](int thing) { return thing > 0 ? thing : weights[-thing]; };
    int level = 0;
    for (int i : fromTheTop | std::views::reverse) {
        const long long left = weigh(bars[i].left);
        const long long right = weigh(bars[i].right);
        weights[i] = left + right;
        if (bars[i].leftArm * left == bars[i].rightArm * right) ++level;
    }
    std::cout << weights[1] << ' ' << level << '\n';
}
