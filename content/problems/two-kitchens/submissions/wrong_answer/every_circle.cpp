// Wrong: reports the first quarrel inside a group, although a circle with an even number of quarrels does no harm.
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n, m;
    std::cin >> n >> m;
    std::vector<int> head(n + 1);
    std::iota(head.begin(), head.end(), 0);
    const auto find = [&](int cook) {
        while (head[cook] != cook) cook = head[cook] = head[head[cook]];
        return cook;
    };
    for (int day = 1; day <= m; ++day) {
        int a, b;
        std::cin >> a >> b;
        a = find(a);
        b = find(b);
        if (a == b) {
            std::cout << day << '\n';
            return 0;
        }
        head[a] = b;
    }
    std::cout << "peace\n";
}
