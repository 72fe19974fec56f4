#include <iostream>

int main() {
    int a;
    std::cin >> a;

    int price;
    if (a < 6) {
        price = 0;
    } else if (a < 18) {
        price = 7;
    } else if (a < 65) {
        price = 12;
    } else {
        price = 9;
    }

    std::cout << price << '\n';
}
