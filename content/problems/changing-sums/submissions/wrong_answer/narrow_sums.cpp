// Wrong: keeps the sums in 32 bits.
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<unsigned> tree(n + 1);
    const auto upTo = [&](int i) {
        unsigned total = 0;
        for (; i > 0; i -= i & -i) total += tree[i];
        return total;
    };
    while (q-- > 0) {
        std::string kind;
        int a, b;
        std::cin >> kind >> a >> b;
        if (kind == "sum") {
            std::cout << static_cast<int>(upTo(b) - upTo(a - 1)) << '\n';
        } else {
            for (; a <= n; a += a & -a) tree[a] += static_cast<unsigned>(b);
        }
    }
}
