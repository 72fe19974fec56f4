// Wrong: takes an offer off the heap at its first use, even if some of its hours are left.
#include <algorithm>
#include <array>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<std::array<long long, 4>> bells(n);
    for (auto& [deadline, hours, saved, price] : bells) std::cin >> hours >> deadline >> saved >> price;
    std::ranges::sort(bells);
    std::priority_queue<std::pair<long long, long long>, std::vector<std::pair<long long, long long>>, std::greater<>> offers;
    long long now = 0, coins = 0;
    for (const auto& [deadline, hours, saved, price] : bells) {
        now += hours;
        offers.emplace(price, saved);
        while (now > deadline && !offers.empty()) {
            const auto [cheapest, left] = offers.top();
            offers.pop();
            const long long bought = std::min(left, now - deadline);
            now -= bought;
            coins += bought * cheapest;
        }
        if (now > deadline) {
            std::cout << "impossible\n";
            return 0;
        }
    }
    std::cout << coins << '\n';
}
