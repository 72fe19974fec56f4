// Wrong: moves the largest disc before the discs on top of it are gone.
#include <iostream>
#include <vector>

struct Move {
    int from, to;
};

void moveTower(int discs, int start, int goal, std::vector<Move>& moves) {
    if (discs == 0) return;
    const int other = 6 - start - goal;
    moves.push_back({start, goal});
    moveTower(discs - 1, start, other, moves);
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
