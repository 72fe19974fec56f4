// Right but too slow: remembers every pair of loads instead of the differences.
#include <iostream>
#include <numeric>
#include <vector>

int main() {
    int n;
    std::cin >> n;
    std::vector<int> weights(n);
    for (int& weight : weights) std::cin >> weight;
    const int half = std::accumulate(weights.begin(), weights.end(), 0) / 2;
    std::vector possible(half + 1, std::vector<bool>(half + 1));
    possible[0][0] = true;
    for (int weight : weights) {
        for (int one = half; one >= 0; --one) {
            for (int two = half; two >= 0; --two) {
                if (!possible[one][two]) continue;
                if (one + weight <= half) possible[one + weight][two] = true;
                if (two + weight <= half) possible[one][two + weight] = true;
            }
        }
    }
    int load = half;
    while (!possible[load][load]) --load;
    std::cout << load << '\n';
}
