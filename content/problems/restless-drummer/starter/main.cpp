#include <iostream>
#include <vector>

// Returns the number of rhythms that fill the beats, modulo 1,000,000,007. The lengths are in increasing order.
long long countRhythms(int beats, const std::vector<int>& lengths) {
    // Write your solution here.
    (void)beats;
    (void)lengths;
    return -1;
}

int main() {
    int beats, k;
    std::cin >> beats >> k;
    std::vector<int> lengths(k);
    for (auto& length : lengths) std::cin >> length;
    std::cout << countRhythms(beats, lengths) << '\n';
}
