// Right but too slow: looks for a divisor of each number of each request.
#include <iostream>

bool isPrime(int number) {
    for (int divisor = 2; divisor * divisor <= number; ++divisor) {
        if (number % divisor == 0) return false;
    }
    return number > 1;
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int q;
    std::cin >> q;
    while (q-- > 0) {
        int first, last, count = 0;
        std::cin >> first >> last;
        for (int number = first; number <= last; ++number) count += isPrime(number);
        std::cout << count << '\n';
    }
}
