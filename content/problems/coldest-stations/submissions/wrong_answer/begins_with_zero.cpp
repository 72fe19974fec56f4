// Wrong: begins each request with the temperature 0, so stations that are all above 0 do not count.
#include <iostream>
#include <string>
#include <vector>

struct Low {
    int value = 0;
    int count = 0;
};

Low joined(Low a, Low b) {
    if (a.value != b.value) return a.value < b.value ? a : b;
    return {a.value, a.count + b.count};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<Low> tree(2 * n, Low{0, 1});
    for (int i = n - 1; i > 0; --i) tree[i] = joined(tree[2 * i], tree[2 * i + 1]);
    while (q-- > 0) {
        std::string kind;
        int a, b;
        std::cin >> kind >> a >> b;
        if (kind == "set") {
            tree[n + a - 1] = {b, 1};
            for (int i = (n + a - 1) / 2; i > 0; i /= 2) tree[i] = joined(tree[2 * i], tree[2 * i + 1]);
        } else {
            Low low;
            for (int l = n + a - 1, r = n + b; l < r; l /= 2, r /= 2) {
                if (l % 2 == 1) low = joined(low, tree[l++]);
                if (r % 2 == 1) low = joined(low, tree[--r]);
            }
            std::cout << low.value << ' ' << low.count << '\n';
        }
    }
}
