// Wrong: takes -1 for "nothing yet", although it is a number that teams may have, and others are even smaller.
#include <iostream>

int main() {
    int n, gold = -1, silver = -1;
    std::cin >> n;
    while (n-- > 0) {
        int points;
        std::cin >> points;
        if (points > gold) {
            silver = gold;
            gold = points;
        } else if (points < gold && points > silver) {
            silver = points;
        }
    }
    if (silver == -1) {
        std::cout << "none\n";
    } else {
        std::cout << silver << '\n';
    }
}
