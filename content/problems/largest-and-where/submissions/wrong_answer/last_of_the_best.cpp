// Wrong: a round with equally many points replaces the best one, so the last of them is named.
#include <iostream>

int main() {
    int n, largest = 0, best = 0;
    std::cin >> n;
    for (int round = 1; round <= n; ++round) {
        int points;
        std::cin >> points;
        if (best == 0 || points >= largest) {
            largest = points;
            best = round;
        }
    }
    std::cout << largest << ' ' << best << '\n';
}
