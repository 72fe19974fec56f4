// Wrong: the difference of two remainders can be negative, and % keeps the sign in C++.
#include <iostream>
#include <vector>

int main() {
    const long long modulus = 1'000'000'007;
    int beats, k;
    std::cin >> beats >> k;
    std::vector<int> lengths(k);
    for (auto& length : lengths) std::cin >> length;
    std::vector<long long> rhythms(beats + 1, 0);
    std::vector ending(beats + 1, std::vector<long long>(k, 0));
    rhythms[0] = 1;
    for (int t = 1; t <= beats; ++t) {
        for (int i = 0; i < k && lengths[i] <= t; ++i) {
            const int before = t - lengths[i];
            ending[t][i] = (rhythms[before] - ending[before][i]) % modulus;
            rhythms[t] = (rhythms[t] + ending[t][i]) % modulus;
        }
    }
    std::cout << rhythms[beats] << '\n';
}
