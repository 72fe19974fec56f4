// Right but too slow: looks through all bells cast so far for the cheapest hour, without a heap.
#include <algorithm>
#include <iostream>
#include <vector>

struct Bell {
    long long hours, deadline, saved, price;
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Bell> bells(n), cast;
    for (auto& [hours, deadline, saved, price] : bells) std::cin >> hours >> deadline >> saved >> price;
    std::ranges::sort(bells, {}, &Bell::deadline);
    long long now = 0, coins = 0;
    for (const Bell& bell : bells) {
        now += bell.hours;
        cast.push_back(bell);
        while (now > bell.deadline) {
            Bell* cheapest = nullptr;
            for (Bell& one : cast) {
                if (one.saved > 0 && (!cheapest || one.price < cheapest->price)) cheapest = &one;
            }
            if (!cheapest) {
                std::cout << "impossible\n";
                return 0;
            }
            const long long bought = std::min(cheapest->saved, now - bell.deadline);
            now -= bought;
            coins += bought * cheapest->price;
            cheapest->saved -= bought;
        }
    }
    std::cout << coins << '\n';
}
