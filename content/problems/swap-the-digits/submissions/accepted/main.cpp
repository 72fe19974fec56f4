#include <iostream>

int main() {
    int n;
    std::cin >> n;

    int first = n / 10;
    int last = n % 10;
    int swapped = last * 10 + first;

    std::cout << swapped << '\n';
}
