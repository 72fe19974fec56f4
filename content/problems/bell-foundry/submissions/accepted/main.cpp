#include <algorithm>
#include <functional>
#include <iostream>
#include <optional>
#include <queue>
#include <vector>

struct Bell {
    int hours, deadline, mostSaved, price;
};

struct Offer {
    int price, hoursLeft;
    bool operator>(const Offer& other) const { return price > other.price; }
};

std::optional<long long> fewestCoins(std::vector<Bell> bells) {
    std::ranges::sort(bells, {}, &Bell::deadline);
    std::priority_queue<Offer, std::vector<Offer>, std::greater<>> forSale;  // of all bells cast so far
    long long coins = 0, now = 0;
    for (const auto& bell : bells) {
        now += bell.hours;
        forSale.push({bell.price, bell.mostSaved});
        // An hour saved on any earlier bell moves this one forward, so the cheapest of them all is best.
        while (now > bell.deadline) {
            if (forSale.empty()) return std::nullopt;
            auto [price, hoursLeft] = forSale.top();
            forSale.pop();
            const long long bought = std::min<long long>(hoursLeft, now - bell.deadline);
            coins += bought * price;
            now -= bought;
            if (bought < hoursLeft) forSale.push({price, hoursLeft - static_cast<int>(bought)});
        }
    }
    return coins;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Bell> bells(n);
    for (auto& [hours, deadline, mostSaved, price] : bells) std::cin >> hours >> deadline >> mostSaved >> price;

    if (auto coins = fewestCoins(bells)) {
        std::cout << *coins << '\n';
    } else {
        std::cout << "impossible\n";
    }
}
