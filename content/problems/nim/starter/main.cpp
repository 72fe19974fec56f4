#include <iostream>
#include <optional>
#include <vector>

struct Move {
    int heap;  // counted from 1
    int matches;
};

// Returns a move that wins, or nothing if there is none.
std::optional<Move> winningMove(const std::vector<int>& heaps) {
    // Write your solution here.
    (void)heaps;
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
