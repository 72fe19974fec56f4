#include <iostream>
#include <utility>
#include <vector>

struct Groups {
    std::vector<int> head;   // a cook of the same group, in the end the head of the group
    std::vector<int> other;  // 1 if the cook works in the other kitchen than that one
    std::vector<int> size;

    explicit Groups(int cooks) : head(cooks + 1), other(cooks + 1), size(cooks + 1, 1) {
        for (int cook = 0; cook <= cooks; ++cook) head[cook] = cook;
    }

    // The head of the cook's group, and whether the cook works in the other kitchen than the head.
    std::pair<int, int> find(int cook) const {
        int apart = 0;
        for (; head[cook] != cook; cook = head[cook]) apart ^= other[cook];
        return {cook, apart};
    }

    // False if the two have to share a kitchen already.
    bool separate(int first, int second) {
        auto [one, oneApart] = find(first);
        auto [two, twoApart] = find(second);
        if (one == two) return oneApart != twoApart;
        if (size[one] < size[two]) std::swap(one, two);
        head[two] = one;
        other[two] = oneApart ^ twoApart ^ 1;
        size[one] += size[two];
        return true;
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m;
    std::cin >> n >> m;
    Groups groups(n);
    for (int day = 1; day <= m; ++day) {
        int a, b;
        std::cin >> a >> b;
        if (groups.separate(a, b)) continue;
        std::cout << day << '\n';
        return 0;
    }
    std::cout << "peace\n";
}
