#include <iostream>
#include <optional>
#include <vector>

struct Bell {
    int hours, deadline, mostSaved, price;
};

// Returns the least number of coins, or std::nullopt if some bell must be late.
std::optional<long long> fewestCoins(std::vector<Bell> bells) {
    // Write your solution here.
    (void)bells;
    return -1;
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
