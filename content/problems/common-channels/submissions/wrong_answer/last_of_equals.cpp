// Wrong: the AND is right, but of several choices it takes the one with the largest numbers.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    int n, k;
    std::cin >> n >> k;
    std::vector<long long> radios(n);
    for (long long& radio : radios) std::cin >> radio;
    long long decided = 0;
    for (int channel = 59; channel >= 0; --channel) {
        const long long wanted = decided | 1LL << channel;
        const auto able = std::ranges::count_if(radios, [&](long long radio) { return (radio & wanted) == wanted; });
        if (able >= k) decided = wanted;
    }
    std::vector<int> chosen;
    for (int i = n - 1; i >= 0 && static_cast<int>(chosen.size()) < k; --i)
        if ((radios[i] & decided) == decided) chosen.push_back(i + 1);
    std::ranges::reverse(chosen);
    std::cout << decided << '\n';
    for (int radio : chosen) std::cout << radio << ' ';
    std::cout << '\n';
}
