#include <iostream>
#include <set>
#include <utility>
#include <vector>

struct Bill {
    long long dearest;  // the price of the dearest of the cheapest dinners
    long long total;    // their total price
};

// refused holds pairs (starter, main course), both counted from 0.
Bill cheapestDinners(int count, const std::vector<long long>& starters, const std::vector<long long>& mains,
                     const std::set<std::pair<int, int>>& refused) {
    // Write your solution here.
    (void)count;
    (void)starters;
    (void)mains;
    (void)refused;
    return {0, 0};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, m, k, r;
    std::cin >> n >> m >> k >> r;
    std::vector<long long> starters(n), mains(m);
    for (long long& price : starters) std::cin >> price;
    for (long long& price : mains) std::cin >> price;
    std::set<std::pair<int, int>> refused;
    while (r-- > 0) {
        int i, j;
        std::cin >> i >> j;
        refused.emplace(i - 1, j - 1);
    }

    const Bill bill = cheapestDinners(k, starters, mains, refused);
    std::cout << bill.dearest << ' ' << bill.total << '\n';
}
