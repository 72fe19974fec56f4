// Right but too slow: raises the load by one kilogram until the trips are enough.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, trips;
    std::cin >> n >> trips;
    std::vector<long long> weights(n);
    for (long long& weight : weights) std::cin >> weight;
    long long most = *std::max_element(weights.begin(), weights.end());
    while (true) {
        int used = 1;
        long long load = 0;
        for (const long long weight : weights) {
            load += weight;
            if (load > most) {
                ++used;
                load = weight;
            }
        }
        if (used <= trips) break;
        ++most;
    }
    std::cout << most << '\n';
}
