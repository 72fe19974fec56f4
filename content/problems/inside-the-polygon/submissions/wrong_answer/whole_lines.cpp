// Wrong: takes a stone for border if it lies on the line through a side, even beyond its ends.
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int main() {
    int n, q;
    std::cin >> n >> q;
    std::vector<long long> xs(n), ys(n);
    for (int i = 0; i < n; ++i) std::cin >> xs[i] >> ys[i];
    long long twice = 0;
    for (int i = 0; i < n; ++i) twice += xs[i] * ys[(i + 1) % n] - ys[i] * xs[(i + 1) % n];
    twice = std::llabs(twice);
    std::cout << twice / 2 << '.' << twice % 2 * 5 << '\n';
    while (q-- > 0) {
        long long x, y;
        std::cin >> x >> y;
        std::string place = "outside";
        for (int i = 0; i < n; ++i) {
            const int j = (i + 1) % n;
            const long long turn = (xs[j] - xs[i]) * (y - ys[i]) - (ys[j] - ys[i]) * (x - xs[i]);
            if (turn == 0) {
                place = "border";
                break;
            }
            const bool crosses = (ys[i] > y) != (ys[j] > y) && (turn > 0) == (ys[j] > ys[i]);
            if (crosses) place = place == "inside" ? "outside" : "inside";
        }
        std::cout << place << '\n';
    }
}
