#include <algorithm>
#include <iostream>
#include <vector>

int countHands(std::vector<int> cards) {
    std::sort(cards.begin(), cards.end());
    const int count = static_cast<int>(cards.size());
    int hands = 0;
    for (int first = 0; first < count && cards[first] <= 0; ++first) {
        // Every hand with an equal smallest card was found before.
        if (first > 0 && cards[first] == cards[first - 1]) continue;
        int left = first + 1, right = count - 1;
        while (left < right) {
            const int total = cards[first] + cards[left] + cards[right];
            if (total < 0) {
                ++left;
            } else if (total > 0) {
                --right;
            } else {
                ++hands;
                ++left;
                --right;
                while (left < right && cards[left] == cards[left - 1]) ++left;
            }
        }
    }
    return hands;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> cards(n);
    for (int& card : cards) std::cin >> card;
    std::cout << countHands(cards) << '\n';
}
