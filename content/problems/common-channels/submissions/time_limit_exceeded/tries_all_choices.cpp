// Right but too slow: takes or leaves each radio in turn, and gives up only where the AND is no longer larger than the best one.
#include <iostream>
#include <vector>

int n, k;
std::vector<long long> radios;
std::vector<int> chosen, best;
long long largest = -1;

void choose(int from, long long together) {
    if (together <= largest) return;
    if (static_cast<int>(chosen.size()) == k) {
        largest = together;
        best = chosen;
        return;
    }
    for (int i = from; i < n; ++i) {
        chosen.push_back(i);
        choose(i + 1, together & radios[i]);
        chosen.pop_back();
    }
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    std::cin >> n >> k;
    radios.resize(n);
    for (long long& radio : radios) std::cin >> radio;
    choose(0, (1LL << 60) - 1);
    std::cout << largest << '\n';
    for (int i : best) std::cout << i + 1 << ' ';
    std::cout << '\n';
}
