#include <algorithm>
#include <iostream>
#include <vector>

constexpr int highest = 59;

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<long long> radios(n);
    for (long long& radio : radios) std::cin >> radio;

    long long decided = 0;
    for (int channel = highest; channel >= 0; --channel) {
        const long long wanted = decided | 1LL << channel;
        const auto able = std::ranges::count_if(radios, [&](long long radio) { return (radio & wanted) == wanted; });
        if (able >= k) decided = wanted;
    }

    std::cout << decided << '\n';
    for (int i = 0; k > 0; ++i) {
        if ((radios[i] & decided) != decided) continue;
        std::cout << i + 1 << ' ';
        --k;
    }
    std::cout << '\n';
}
