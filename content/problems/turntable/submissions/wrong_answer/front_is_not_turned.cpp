// Wrong: after a turn, "behind" is understood the other way round, but F still goes to the old head.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> ahead(n + 1), behind(n + 1);
    for (int i = 0; i <= n; ++i) {
        behind[i] = (i + 1) % (n + 1);
        ahead[i] = (i + n) % (n + 1);
    }
    bool turned = false;
    while (q-- > 0) {
        char kind;
        int x, y = 0;
        std::cin >> kind;
        if (kind == 'T') {
            turned = !turned;
            continue;
        }
        std::cin >> x;
        if (kind == 'B') std::cin >> y;
        behind[ahead[x]] = behind[x];
        ahead[behind[x]] = ahead[x];
        if (turned && kind == 'B') y = ahead[y];
        const int after = behind[y];
        behind[y] = x;
        ahead[x] = y;
        behind[x] = after;
        ahead[after] = x;
    }
    std::vector<int> train;
    for (int c = behind[0]; c != 0; c = behind[c]) train.push_back(c);
    if (turned) std::reverse(train.begin(), train.end());
    for (int c : train) std::cout << c << ' ';
    std::cout << '\n';
}
