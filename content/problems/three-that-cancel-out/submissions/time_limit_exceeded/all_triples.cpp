// Right but too slow: tries all triples of cards.
#include <algorithm>
#include <array>
#include <iostream>
#include <set>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> cards(n);
    for (int& card : cards) std::cin >> card;
    std::sort(cards.begin(), cards.end());
    std::set<std::array<int, 3>> hands;
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n; ++j) {
            for (int k = j + 1; k < n; ++k) {
                if (cards[i] + cards[j] + cards[k] == 0) hands.insert({cards[i], cards[j], cards[k]});
            }
        }
    }
    std::cout << hands.size() << '\n';
}
