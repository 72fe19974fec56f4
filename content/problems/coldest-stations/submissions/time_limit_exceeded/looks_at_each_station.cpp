// Right but too slow: looks at each station of each request.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, q;
    std::cin >> n >> q;
    std::vector<int> shown(n);
    while (q-- > 0) {
        std::string kind;
        int a, b;
        std::cin >> kind >> a >> b;
        if (kind == "set") {
            shown[a - 1] = b;
        } else {
            const int lowest = *std::min_element(shown.begin() + a - 1, shown.begin() + b);
            std::cout << lowest << ' ' << std::count(shown.begin() + a - 1, shown.begin() + b, lowest) << '\n';
        }
    }
}
