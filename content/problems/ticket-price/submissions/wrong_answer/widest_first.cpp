// Wrong: asks for at least 6 years first, so the older visitors never come to their own questions.
#include <iostream>

int main() {
    int a;
    std::cin >> a;
    int price = 0;
    if (a >= 6) {
        price = 7;
    } else if (a >= 18) {
        price = 12;
    } else if (a >= 65) {
        price = 9;
    }
    std::cout << price << '\n';
}
