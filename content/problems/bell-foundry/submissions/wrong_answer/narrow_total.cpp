// Wrong: the total of the coins is cut to 32 bits.
#include <algorithm>
#include <iostream>
#include <map>
#include <tuple>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<std::tuple<int, int, int, unsigned>> bells(n);
    for (auto& [deadline, hours, saved, price] : bells) std::cin >> hours >> deadline >> saved >> price;
    std::sort(bells.begin(), bells.end());
    std::map<unsigned, int> forSale;
    unsigned coins = 0;
    int now = 0;
    for (auto [deadline, hours, saved, price] : bells) {
        now += hours;
        if (saved > 0) forSale[price] += saved;
        while (now > deadline) {
            if (forSale.empty()) {
                std::cout << "impossible\n";
                return 0;
            }
            auto cheapest = forSale.begin();
            int bought = std::min(cheapest->second, now - deadline);
            coins += bought * cheapest->first;
            now -= bought;
            cheapest->second -= bought;
            if (cheapest->second == 0) forSale.erase(cheapest);
        }
    }
    std::cout << coins << '\n';
}
