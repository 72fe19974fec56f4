#include <iostream>
#include <vector>

struct Choice {
    long long largest;        // the largest AND
    std::vector<int> chosen;  // the chosen radios, counted from 1
};

Choice chooseRadios(int taken, const std::vector<long long>& radios) {
    // Write your solution here.
    (void)taken;
    (void)radios;
    return {0, {}};
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n, k;
    std::cin >> n >> k;
    std::vector<long long> radios(n);
    for (long long& radio : radios) std::cin >> radio;

    const Choice choice = chooseRadios(k, radios);
    std::cout << choice.largest << '\n';
    for (int radio : choice.chosen) std::cout << radio << ' ';
    std::cout << '\n';
}
