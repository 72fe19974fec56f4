// Right but too slow: without a table the same counts are worked out again and again.
#include <iostream>
#include <vector>

const long long modulus = 1'000'000'007;
std::vector<int> lengths;

long long rhythms(int beats, int lastLength) {
    if (beats == 0) return 1;
    long long total = 0;
    for (int length : lengths) {
        if (length <= beats && length != lastLength) total += rhythms(beats - length, length);
    }
    return total % modulus;
}

int main() {
    int beats, k;
    std::cin >> beats >> k;
    lengths.resize(k);
    for (auto& length : lengths) std::cin >> length;
    std::cout << rhythms(beats, 0) << '\n';
}
