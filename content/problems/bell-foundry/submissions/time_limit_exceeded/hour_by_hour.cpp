// Right but too slow: goes to the heap once for every single hour that is bought.
#include <algorithm>
#include <array>
#include <iostream>
#include <queue>
#include <utility>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::array<long long, 4>> bells(n);
    for (auto& [deadline, hours, saved, price] : bells) std::cin >> hours >> deadline >> saved >> price;
    std::ranges::sort(bells);
    using Offer = std::pair<long long, long long>;
    std::priority_queue<Offer, std::vector<Offer>, std::greater<>> offers;
    long long now = 0, coins = 0;
    for (const auto& [deadline, hours, saved, price] : bells) {
        now += hours;
        if (saved > 0) offers.emplace(price, saved);
        for (; now > deadline; --now) {
            if (offers.empty()) {
                std::cout << "impossible\n";
                return 0;
            }
            const auto [cheapest, left] = offers.top();
            offers.pop();
            coins += cheapest;
            if (left > 1) offers.emplace(cheapest, left - 1);
        }
    }
    std::cout << coins << '\n';
}
