#include <iostream>
#include <vector>

// Returns the number of different hands of three cards that add up to 0.
int countHands(std::vector<int> cards) {
    // Write your solution here.
    (void)cards;
    return 0;
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
