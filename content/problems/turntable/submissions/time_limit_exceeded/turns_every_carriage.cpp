// Right but too slow: a linked list, but every turn swaps the neighbours of each carriage.
#include <iostream>
#include <utility>
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
    while (q-- > 0) {
        char kind;
        int x, y = 0;
        std::cin >> kind;
        if (kind == 'T') {
            // Along the train, as one would walk along the rails.
            int c = 0;
            do {
                const int next = behind[c];
                std::swap(ahead[c], behind[c]);
                c = next;
            } while (c != 0);
            continue;
        }
        std::cin >> x;
        if (kind == 'B') std::cin >> y;
        behind[ahead[x]] = behind[x];
        ahead[behind[x]] = ahead[x];
        const int after = behind[y];
        behind[y] = x;
        ahead[x] = y;
        behind[x] = after;
        ahead[after] = x;
    }
    for (int c = behind[0]; c != 0; c = behind[c]) std::cout << c << ' ';
    std::cout << '\n';
}
