#include <iostream>
#include <vector>

struct Move {
    int from, to;
};

// Adds the moves that bring so many discs from rod start to rod goal to the list, such as moves.push_back({1, 3}).
void moveTower(int discs, int start, int goal, std::vector<Move>& moves) {
    // Write your solution here.
    (void)discs;
    (void)start;
    (void)goal;
    (void)moves;
}

int main() {
    int discs, start, goal;
    std::cin >> discs >> start >> goal;
    std::vector<Move> moves;
    moveTower(discs, start, goal, moves);
    std::cout << moves.size() << '\n';
    for (const Move& move : moves) std::cout << move.from << ' ' << move.to << '\n';
}
