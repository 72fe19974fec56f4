// Wrong: the semicolon ends the if, so every number is added.
#include <iostream>

int main() {
    int n, k;
    std::cin >> n >> k;
    int total = 0;
    for (int number = 1; number <= n; number++) {
        if (number % k == 0);
        {
            total += number;
        }
    }
    std::cout << total << '\n';
}
