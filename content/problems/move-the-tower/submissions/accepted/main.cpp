#include <iostream>
#include <vector>

struct Move {
    int from, to;
};

void moveTower(int discs, int start, int goal, std::vector<Move>& moves) {
    if (discs == 0) return;
    // The numbers of the three rods add up to 6.
    const int other = 6 - start - goal;
    moveTower(discs - 1, start, other, moves);
    moves.push_back({start, goal});
    moveTower(discs - 1, other, goal, moves);
}

int main() {
    int discs, start, goal;
    std::cin >> discs >> start >> goal;
    std::vector<Move> moves;
    moveTower(discs, start, goal, moves);
    std::cout << moves.size() << '\n';
    for (const Move& move : moves) std::cout << move.from << ' ' << move.to << '\n';
}
