// Right but too slow: looks at every pair.
#include <iostream>
#include <vector>

struct Cyclist {
    long long first, second;  // the places on the two photos
};

int main() {
    std::ios::sync_with_stdio(false);
    int n;
    long long minutes;
    std::cin >> n >> minutes;
    std::vector<Cyclist> cyclists(n);
    for (auto& [first, second] : cyclists) {
        std::cin >> first >> second;
        second = first + second * minutes;
    }
    long long pairs = 0;
    for (const Cyclist& one : cyclists) {
        for (const Cyclist& other : cyclists) pairs += one.first < other.first && one.second > other.second;
    }
    std::cout << pairs << '\n';
}
