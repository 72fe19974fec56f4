// Wrong: prints the best harvest that opens the last hive, which may have to stay closed.
#include <algorithm>
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    // The best harvests that open the hive one, two and three places back.
    long long one = 0, two = 0, three = 0;
    while (n-- > 0) {
        long long honey;
        std::cin >> honey;
        const long long opened = honey + std::max(two, three);
        three = two;
        two = one;
        one = opened;
    }
    std::cout << one << '\n';
}
