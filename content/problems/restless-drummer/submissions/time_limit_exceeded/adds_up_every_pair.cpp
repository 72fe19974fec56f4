// Right but too slow: for every last note it adds up all different notes before it, n * k * k steps.
#include <iostream>
#include <vector>

int main() {
    const long long modulus = 1'000'000'007;
    int beats, count;
    std::cin >> beats >> count;
    std::vector<int> lengths(count);
    for (int& length : lengths) std::cin >> length;
    std::vector ending(beats + 1, std::vector<long long>(count, 0));
    for (int t = 1; t <= beats; ++t) {
        for (int i = 0; i < count && lengths[i] <= t; ++i) {
            long long ways = t == lengths[i];
            for (int j = 0; j < count; ++j) {
                if (j != i) ways += ending[t - lengths[i]][j];
            }
            ending[t][i] = ways % modulus;
        }
    }
    long long total = 0;
    for (long long ways : ending[beats]) total += ways;
    std::cout << total % modulus << '\n';
}
