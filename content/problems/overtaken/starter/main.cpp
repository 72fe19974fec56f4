#include <iostream>
#include <vector>

struct Cyclist {
    long long place, speed;  // the place is the one at minute 0
};

// Returns the number of pairs in which one cyclist has overtaken the other one.
long long countOvertakings(long long minutes, std::vector<Cyclist> cyclists) {
    // Write your solution here.
    (void)minutes;
    (void)cyclists;
    return 0;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    long long minutes;
    std::cin >> n >> minutes;
    std::vector<Cyclist> cyclists(n);
    for (auto& [place, speed] : cyclists) std::cin >> place >> speed;

    std::cout << countOvertakings(minutes, cyclists) << '\n';
}
