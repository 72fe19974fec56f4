// Right but too slow: three choices for each parcel, given up only when what is left cannot help any more.
#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> weights(n), left(n + 1);
    for (int& weight : weights) std::cin >> weight;
    std::ranges::sort(weights, std::greater{});
    for (int i = n; i-- > 0;) left[i] = left[i + 1] + weights[i];
    int best = 0;
    std::function<void(int, int, int)> decide = [&](int i, int one, int two) {
        if (one == two) best = std::max(best, one);
        if (i == n || std::abs(one - two) > left[i] || (one + two + left[i]) / 2 <= best) return;
        decide(i + 1, one + weights[i], two);
        decide(i + 1, one, two + weights[i]);
        decide(i + 1, one, two);
    };
    decide(0, 0, 0);
    std::cout << best << '\n';
}
