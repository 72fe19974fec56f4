// Wrong: looks at odd numbers only and forgets that 2 is a prime.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q, largest = 1;
    std::cin >> q;
    std::vector<std::pair<int, int>> requests(q);
    for (auto& [first, last] : requests) {
        std::cin >> first >> last;
        largest = std::max(largest, last);
    }
    std::vector<bool> composite(largest + 1);
    std::vector<int> upTo(largest + 1);
    for (int i = 2; i <= largest; ++i) {
        upTo[i] = upTo[i - 1];
        if (i % 2 == 0 || composite[i]) continue;
        ++upTo[i];
        for (long long j = 1LL * i * i; j <= largest; j += 2 * i) composite[j] = true;
    }
    for (const auto& [first, last] : requests) std::cout << upTo[last] - upTo[first - 1] << '\n';
}
