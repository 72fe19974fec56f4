// Wrong: changes the table in place, so that a parcel can be carried several times.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> weights(n);
    int total = 0;
    for (int& weight : weights) {
        std::cin >> weight;
        total += weight;
    }
    std::vector<int> lesser(total + 1, -1);
    lesser[0] = 0;
    for (int weight : weights) {
        for (int difference = 0; difference + weight <= total; ++difference) {
            if (lesser[difference] < 0) continue;
            int& more = lesser[difference + weight];
            more = std::max(more, lesser[difference]);
            int& less = lesser[std::abs(difference - weight)];
            less = std::max(less, lesser[difference] + std::min(difference, weight));
        }
    }
    std::cout << lesser[0] << '\n';
}
