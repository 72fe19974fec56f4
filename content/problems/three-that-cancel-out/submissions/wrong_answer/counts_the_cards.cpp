// Wrong: passes over equal smallest cards only; a hand is counted again for each equal card in its middle.
#include <algorithm>
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> cards(n);
    for (int& card : cards) std::cin >> card;
    std::sort(cards.begin(), cards.end());
    int hands = 0;
    for (int first = 0; first < n; ++first) {
        if (first > 0 && cards[first] == cards[first - 1]) continue;
        for (int left = first + 1, right = n - 1; left < right;) {
            const int total = cards[first] + cards[left] + cards[right];
            if (total == 0) ++hands;
            if (total <= 0) ++left;
            else --right;
        }
    }
    std::cout << hands << '\n';
}
