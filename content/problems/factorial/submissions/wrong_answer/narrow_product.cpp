// Wrong: an int has 32 bits, which are too few from 13! on.
#include <iostream>

int main() {
    int n;
    std::cin >> n;
    int product = 1;
    for (int number = 1; number <= n; number++) {
        product *= number;
    }
    std::cout << product << '\n';
}
