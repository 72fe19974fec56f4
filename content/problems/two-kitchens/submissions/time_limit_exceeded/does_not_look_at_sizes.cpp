// Right but too slow: the group of the first cook is always hung below the group of the second one.
#include <iostream>
#include <numeric>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    std::vector<int> head(n + 1), other(n + 1);
    std::iota(head.begin(), head.end(), 0);
    const auto find = [&](int cook) {
        int apart = 0;
        for (; head[cook] != cook; cook = head[cook]) apart ^= other[cook];
        return std::pair{cook, apart};
    };
    for (int day = 1; day <= m; ++day) {
        int first, second;
        std::cin >> first >> second;
        const auto [one, oneApart] = find(first);
        const auto [two, twoApart] = find(second);
        if (one != two) {
            head[one] = two;
            other[one] = oneApart ^ twoApart ^ 1;
        } else if (oneApart == twoApart) {
            std::cout << day << '\n';
            return 0;
        }
    }
    std::cout << "peace\n";
}
