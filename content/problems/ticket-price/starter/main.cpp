// Prints the price of a ticket for a visitor of this age.
#include <iostream>

int main() {
    int a;
    std::cin >> a;

    // Write your solution here.
    int price = 0;

    std::cout << price << '\n';
}
