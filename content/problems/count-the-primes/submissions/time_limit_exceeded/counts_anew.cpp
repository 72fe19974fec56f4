// Right but too slow: makes the sieve once, but counts the primes of each request one by one.
#include <iostream>
#include <vector>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    const int largest = 2000000;
    std::vector<char> prime(largest + 1, 1);
    prime[1] = 0;
    for (int i = 2; i * i <= largest; ++i) {
        for (int j = i * i; prime[i] && j <= largest; j += i) prime[j] = 0;
    }
    int q;
    std::cin >> q;
    while (q-- > 0) {
        int first, last, count = 0;
        std::cin >> first >> last;
        for (int number = first; number <= last; ++number) count += prime[number];
        std::cout << count << '\n';
    }
}
