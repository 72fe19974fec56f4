// Right but too slow: the copy plan adds up the exclusive or of every mast with every other one, which is the cost.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> masts(n);
    for (int& mast : masts) std::cin >> mast;
    const auto costOf = [&](int signal) {
        long long cost = 0;
        for (int mast : masts) cost += mast ^ signal;
        return cost;
    };
    int free = 0, copy = masts[0];
    for (int lamp = 0; lamp < 30; ++lamp) {
        int lit = 0;
        for (int mast : masts) lit += mast >> lamp & 1;
        if (2 * lit > n) free |= 1 << lamp;
    }
    long long least = costOf(copy);
    for (int mast : masts) {
        const long long cost = costOf(mast);
        if (cost < least || (cost == least && mast < copy)) least = cost, copy = mast;
    }
    std::cout << free << ' ' << costOf(free) << '\n' << copy << ' ' << least << '\n';
}
