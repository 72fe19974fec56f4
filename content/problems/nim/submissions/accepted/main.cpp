#include <iostream>
#include <optional>
#include <vector>

struct Move {
    int heap;
    int matches;
};

std::optional<Move> winningMove(const std::vector<int>& heaps) {
    int nimSum = 0;
    for (const int heap : heaps) nimSum ^= heap;
    for (int i = 0; i < static_cast<int>(heaps.size()); ++i) {
        // With this many matches left in the heap, the nim-sum of all heaps is 0.
        const int left = heaps[i] ^ nimSum;
        if (left < heaps[i]) return Move{i + 1, heaps[i] - left};
    }
    return std::nullopt;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<int> heaps(n);
    for (int& heap : heaps) std::cin >> heap;

    if (const auto move = winningMove(heaps)) {
        std::cout << move->heap << ' ' << move->matches << '\n';
    } else {
        std::cout << "lost\n";
    }
}
