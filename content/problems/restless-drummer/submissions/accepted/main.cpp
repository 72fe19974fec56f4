#include <iostream>
#include <vector>

constexpr long long modulus = 1'000'000'007;

long long countRhythms(int beats, const std::vector<int>& lengths) {
    // rhythms[t] counts all rhythms of t beats; ending[t][i] those whose last note has length lengths[i].
    std::vector<long long> rhythms(beats + 1, 0);
    std::vector ending(beats + 1, std::vector<long long>(lengths.size(), 0));
    rhythms[0] = 1;
    for (int t = 1; t <= beats; ++t) {
        for (std::size_t i = 0; i < lengths.size() && lengths[i] <= t; ++i) {
            const int before = t - lengths[i];
            // Before the last note: every shorter rhythm except those that end in the same length.
            // Adding the modulus keeps the difference from becoming negative.
            ending[t][i] = (rhythms[before] - ending[before][i] + modulus) % modulus;
            rhythms[t] = (rhythms[t] + ending[t][i]) % modulus;
        }
    }
    return rhythms[beats];
}

int main() {
    int beats, k;
    std::cin >> beats >> k;
    std::vector<int> lengths(k);
    for (auto& length : lengths) std::cin >> length;
    std::cout << countRhythms(beats, lengths) << '\n';
}
